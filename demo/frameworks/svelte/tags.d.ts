import type { PatienceTags } from 'patience-elements';

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends PatienceTags {}
}
