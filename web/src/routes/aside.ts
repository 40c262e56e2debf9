/** Pages beside the table that few open: in one file, because small files are packed badly. */
export { default as ChainPage } from './ChainPage.svelte';
export { default as DealPage } from './DealPage.svelte';
export { default as OpenTables } from './OpenTables.svelte';
export { default as Record } from './Record.svelte';
