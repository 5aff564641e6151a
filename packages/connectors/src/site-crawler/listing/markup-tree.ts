import { parseHTML } from 'linkedom';

/** The part of an element that readers of lists use. */
export interface MarkupElement {
  nodeType: number;
  localName: string;
  childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
  children: ArrayLike<MarkupElement> & Iterable<MarkupElement>;
  parentElement: MarkupElement | null;
  nextElementSibling: MarkupElement | null;
  previousElementSibling: MarkupElement | null;
  textContent: string | null;
  innerHTML: string;
  getAttribute(name: string): string | null;
  querySelector(selector: string): MarkupElement | null;
  querySelectorAll(selector: string): Iterable<MarkupElement>;
  closest(selector: string): MarkupElement | null;
  contains(other: MarkupElement): boolean;
}

/** The tree of a page's visible markup; null when the library stumbles over it. */
export function toMarkupTree(visibleHtml: string): MarkupElement | null {
  try {
    const { document } = parseHTML(`<!doctype html><html><head></head><body>${visibleHtml}</body></html>`);
    return document.body as unknown as MarkupElement;
  } catch {
    return null;
  }
}

/** Elements inside a line of text; every other one stands apart from its neighbours. */
const INLINE = new Set(
  'a abbr b bdi cite code em font i label mark q s small span strong sub sup time u var'.split(' '),
);
const texts = new WeakMap<MarkupElement, string>();

/** Text of an element as one line, what stands in lines of its own separated by blanks. */
export function textOf(element: MarkupElement): string {
  const known = texts.get(element);
  if (known !== undefined) return known;
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === TEXT_NODE) return node.textContent ?? '';
    if (node.nodeType !== ELEMENT_NODE) return '';
    const child = node as MarkupElement;
    const inner = textOf(child);
    return INLINE.has(child.localName) ? inner : ` ${inner} `;
  });
  const text = parts.join('').replace(/\s+/g, ' ');
  texts.set(element, element.parentElement === null || !INLINE.has(element.localName) ? text.trim() : text);
  return texts.get(element) ?? '';
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
