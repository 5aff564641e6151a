/** The columns with one moved by a step, added at the end or taken away. Pure. */

export function toggleColumn(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}

export function moveColumn(names: readonly string[], name: string, by: -1 | 1): string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return [...names];
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}
