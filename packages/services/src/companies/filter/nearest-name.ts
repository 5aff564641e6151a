import { editDistance } from '@workbench/text/edit-distance';

const MISTAKES_MAX = 3;

/** ` did you mean "industry"?` for a name that is close to a known one, else which names there are. Pure. */
export function suggestName(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((one) => ({ one, mistakes: mistakesBetween(name, one) }))
    .filter(({ mistakes }) => mistakes <= MISTAKES_MAX)
    .sort((a, b) => a.mistakes - b.mistakes);
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean "${nearest.one}"?`;
}

/** A name that continues the other is near, as "employee" and "employees"; of short names most letters must agree. */
function mistakesBetween(name: string, known: string): number {
  const [one, other] = [name.toLowerCase(), known.toLowerCase()];
  if (one === other) return 0;
  if (one.length > 2 && (other.startsWith(one) || one.startsWith(other))) return 1;
  const max = Math.min(MISTAKES_MAX, Math.floor(known.length / 2));
  const mistakes = editDistance(one, other, max);
  return mistakes > max ? MISTAKES_MAX + 1 : mistakes;
}
