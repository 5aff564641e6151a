import { type EntryKind, KIND_LABELS, type PaletteEntry } from './palette-entries';

interface Group {
  heading: string;
  entries: PaletteEntry[];
}

/** Recent ones first, then the kinds of `first`, then the others. */
export function groupsOf(
  recent: readonly PaletteEntry[],
  entries: readonly PaletteEntry[],
  first: readonly EntryKind[],
): Group[] {
  const rest = entries.filter(({ key }) => !recent.some((one) => one.key === key));
  const kinds = new Set([...first, ...(Object.keys(KIND_LABELS) as EntryKind[])]);
  const byKind = [...kinds].map((kind) => ({
    heading: KIND_LABELS[kind],
    entries: rest.filter((entry) => entry.kind === kind),
  }));
  return [{ heading: 'Recent', entries: [...recent] }, ...byKind].filter((group) => group.entries.length > 0);
}
