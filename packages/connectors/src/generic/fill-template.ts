export interface TemplateValues {
  domain: string;
  name: string;
  /** For an API that takes its key in the query or the body. */
  key?: string | null;
}

const KEY_BLANK = '{key}';

/** Whether the key is sent in the query or the body. */
export function mentionsKey({ path, body }: { path: string; body: string | null }): boolean {
  return path.includes(KEY_BLANK) || (body?.includes(KEY_BLANK) ?? false);
}

/**
 * The path with `{domain}`, `{name}` and `{key}` filled in, percent-encoded; null when a name can't be sent, because a segment
 * of "." or ".." is folded by every URL parser and would ask for another address.
 */
export function fillPath(template: string, blanks: TemplateValues): string | null {
  // A lone half of an emoji would make encodeURIComponent throw.
  const filled = fill(template, blanks, (value) => encodeURIComponent(value.toWellFormed()));
  const [path = ''] = filled.split(/[?#]/);
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? null : filled;
}

/**
 * The JSON text with `{domain}`, `{name}` and `{key}` filled into its strings, so that no value can break out of its quotes;
 * null when the template is not JSON.
 */
export function fillBody(template: string, blanks: TemplateValues): string | null {
  try {
    return JSON.stringify(fillStrings(JSON.parse(template), blanks));
  } catch {
    return null;
  }
}

function fillStrings(value: unknown, blanks: TemplateValues): unknown {
  if (typeof value === 'string') return fill(value, blanks, (text) => text.toWellFormed());
  if (Array.isArray(value)) return value.map((item) => fillStrings(item, blanks));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillStrings(item, blanks)]));
}

/** In one pass, so that a name with "{domain}" in it stays as it is. */
function fill(template: string, blanks: TemplateValues, encode: (value: string) => string): string {
  return template.replace(/\{(domain|name|key)\}/g, (_, blank: keyof TemplateValues) => encode(blanks[blank] ?? ''));
}
