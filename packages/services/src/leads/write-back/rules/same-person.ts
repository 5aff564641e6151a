/** Rows of one person that differ in what tells people apart; more are no one's oversight. */
const DIFFERENT_MAX = 20;

/** Another address, or another profile, is somebody else, unless the other of both is the same. Pure. */
export function contradict(a: readonly string[], b: readonly string[]): boolean {
  const [email, profile] = [compare(a, b, 'email:'), compare(a, b, 'linkedin:')];
  return (email === 'differ' && profile !== 'same') || (profile === 'differ' && email !== 'same');
}

/**
 * Whether no row of several says the opposite of another. Pure.
 * @param rows what each is recognised by
 */
export function areOnePerson(rows: readonly (readonly string[])[]): boolean {
  const different = [...new Map(rows.map((keys) => [keys.filter(isPersonal).join('\n'), keys])).values()];
  if (different.length > DIFFERENT_MAX) return false;
  return different.every((one, at) => different.slice(at + 1).every((other) => !contradict(one, other)));
}

const isPersonal = (key: string): boolean => key.startsWith('email:') || key.startsWith('linkedin:');

function compare(a: readonly string[], b: readonly string[], kind: string): 'same' | 'differ' | 'unknown' {
  const mine = a.filter((key) => key.startsWith(kind));
  const theirs = b.filter((key) => key.startsWith(kind));
  if (mine.length === 0 || theirs.length === 0) return 'unknown';
  return mine.some((key) => theirs.includes(key)) ? 'same' : 'differ';
}
