/** How to get the page after this one: the query parameter of the next call. */
export interface NextPage {
  name: 'cursor' | 'after';
  value: string;
}

const ROWS_NAMES = ['items', 'contacts', 'entries', 'people'];

/**
 * The rows of a page and its successor: a list names it in its `Link`, another page in `nextCursor` or `next`.
 * @throws TypeError when the answer is no page
 */
export function readPage(data: unknown, headers: Headers): { rows: unknown[]; next: NextPage | null } {
  if (Array.isArray(data)) {
    const cursor = readNextLink(headers.get('link') ?? '');
    return { rows: data, next: cursor === null ? null : { name: 'cursor', value: cursor } };
  }
  const page = data as Record<string, unknown>;
  const rows = ROWS_NAMES.map((name) => page[name]).find(Array.isArray);
  if (rows === undefined) throw new TypeError('The answer has no rows');
  const value = page.nextCursor ?? page.next;
  if (typeof value !== 'string') return { rows, next: null };
  // The items of a campaign are the one list that names its cursor `next` and takes it as `after`.
  const name = 'nextCursor' in page || 'contacts' in page ? 'cursor' : 'after';
  return { rows, next: { name, value } };
}

/** @returns the cursor in the address of the next page; null on the last */
function readNextLink(link: string): string | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link)?.[1];
  return address === undefined ? null : new URL(address, 'http://server').searchParams.get('cursor');
}
