/** The gallery, where the page is built for development; elsewhere there is none, and nothing of it is shipped. */
export const gallery = import.meta.env.DEV ? () => import('./Gallery.svelte') : null;
