/** The language of an element: that of the nearest ancestor that names one, followed when it changes. */
import { isElement } from './views/is-element.js';

/** The ancestors of an element across shadow roots, the element itself first. */
function* lineage(element: Element): Generator<Element> {
  for (let node: Node | null = element; node;) {
    if (isElement(node)) yield node;
    node = node.parentNode ?? ('host' in node && isElement(node.host) ? node.host : null);
  }
}

/** The language tag of the nearest ancestor with a `lang`; empty where none has one, or that one says so. */
export function languageTagOf(element: Element): string {
  for (const node of lineage(element)) {
    const tag = node.getAttribute('lang');
    if (tag !== null) return tag;
  }
  return '';
}

/**
 * Calls `changed` whenever a `lang` or `dir` around the element changes.
 * @returns what ends it.
 */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const roots = new Set([...lineage(element)].map((ancestor) => ancestor.getRootNode()));
  for (const root of roots)
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang', 'dir'] });
  return () => {
    observer.disconnect();
  };
}
