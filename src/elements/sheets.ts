/**
 * Style sheets of shadow roots. One belongs to the document that it was made in, and a shadow root that moves to another
 * document (of a frame, of a picture-in-picture window) loses all of them: so they are made for each document.
 */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Puts style sheets on a shadow root in the place of those that it has, made for the document that it is in. */
export function wear(root: ShadowRoot, texts: Iterable<string>): void {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  const sheets = made.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  made.set(ownerDocument, sheets);
  // A document without a window shows nothing.
  if (!defaultView) return;
  root.adoptedStyleSheets = Array.from(texts, (text) => {
    const sheet = sheets.get(text) ?? new defaultView.CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
