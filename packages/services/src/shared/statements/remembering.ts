type Reading = object | string | boolean;

/**
 * A pure reading of a text that keeps its latest results, since a check compares each of its sentences with the same few
 * texts. What it returns is shared: no caller may change it. @param max results that are kept at least; twice as many at most
 */
export function remembering<T extends Reading>(read: (text: string) => T, max: number): (text: string) => T {
  let latest = new Map<string, T>();
  let earlier = new Map<string, T>();
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined) return known;
    const found = earlier.get(text) ?? read(text);
    // Two halves that take turns cost less than the order of each use.
    if (latest.size >= max) [latest, earlier] = [new Map(), latest];
    latest.set(text, found);
    return found;
  };
}
