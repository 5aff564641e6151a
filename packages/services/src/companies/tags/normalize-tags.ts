import { oneLine } from '../company-name.ts';

/** Tags in the order given, each once whatever its case: the first spelling stays. Pure. */
export function normalizeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const text = oneLine(tag);
    const key = tagKey(text);
    if (text !== '' && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}

/** Tags that differ only in case are one. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase();
