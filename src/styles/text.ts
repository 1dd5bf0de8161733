/**
 * The tag of style sheets that are plain texts. Lit's own `css` makes an object of each, costs as much as a small sheet,
 * and would come along a second time with what is fetched on demand.
 */
export const css = String.raw;
