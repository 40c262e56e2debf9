/** Icons are files, fetched by their names and kept. */
const shapes = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

export function shapeOf(name: string): string | undefined {
  return shapes.get(name);
}

/** The outline of an icon as the data of one path; nothing for a name that does not exist. */
export function loadShape(name: string): Promise<string> {
  const known = loading.get(name);
  if (known) return known;
  const found = fetch(`/icons/${encodeURIComponent(name)}.svg`)
    .then((response) => (response.ok ? response.text() : ''))
    .then((svg) => [...svg.matchAll(/\sd="([-\d\s.,a-zA-Z]+)"/g)].map((match) => match[1]).join(' '))
    .catch(() => '')
    .then((shape) => {
      shapes.set(name, shape);
      return shape;
    });
  loading.set(name, found);
  return found;
}
