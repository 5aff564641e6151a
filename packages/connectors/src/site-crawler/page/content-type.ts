export type ContentForm = 'html' | 'xml' | 'json' | 'text';

/** What an answer holds, by what it says of itself and by how it begins; null for pictures, PDF and other non-text. */
export function toContentForm(contentType: string | undefined, body: string): ContentForm | null {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const start = body.slice(0, 1000).trimStart();
  // Some servers call everything a page. An empty character stands in no text.
  if (start.startsWith('%PDF-') || start.slice(0, 200).includes('\u0000')) return null;
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return 'html';
  const looksLike = /^(?:<!doctype\s+html|<html)\b/i.test(start) ? 'html' : start.startsWith('<') ? 'xml' : null;
  if (/^(?:text|application)\/(?:[\w.-]+\+)?xml$/.test(type)) return looksLike ?? 'xml';
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return 'json';
  if (type === 'text/plain') return looksLike === 'xml' ? 'xml' : 'text';
  if (type !== '') return null;
  return looksLike ?? (/^[{[]/.test(start) ? 'json' : 'text');
}
