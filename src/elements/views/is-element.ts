/** Whether a node is an element, be it of another window: the document of a frame has classes of its own. */
export const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'closest' in node;
