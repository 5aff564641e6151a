/** An import asks for the same few names with each of its rows. */
const KEYS_MAX = 10_000;
const keys = new Map<string, string>();

/** Whether two names are the same source: "LinkedIn", "linkedin" and "Linked\u00a0In " differ in nothing that counts. */
export function sourceKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (keys.size >= KEYS_MAX) keys.clear();
  keys.set(name, key);
  return key;
}
