/**
 * A pure reading of a text that keeps its latest results, since a check compares each of its sentences with the same few
 * texts. What it returns is shared: no caller may change it. @param max results that are kept
 */
export function remembering<T extends object | string>(read: (text: string) => T, max: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.delete(text);
    known.set(text, found);
    // The first is the one that was used longest ago.
    const [oldest = ''] = known.size > max ? known.keys() : [];
    if (known.size > max) known.delete(oldest);
    return found;
  };
}
