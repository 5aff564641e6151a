/** Marks of copied texts that no one sees: zero-width signs, directions of writing, soft hyphens. */
const INVISIBLE = /[\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]/g;
/** As word processors set them. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/**
 * A text without what tells no one apart: invisible marks, blanks around it, and the forms of one sign (full-width,
 * composed or not: NFKC). Pure.
 */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC').replace(HYPHENS, '-').trim();
}
