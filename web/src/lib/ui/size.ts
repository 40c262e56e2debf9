/** Heed an element's size, at once and at each change; gives back how to end that. */
export function onSize(element: Element, heed: () => void): () => void {
  heed();
  const watch = new ResizeObserver(heed);
  watch.observe(element);
  return () => watch.disconnect();
}
