const KEY = 'announced-sync';
let last: string | null = null;
const followed = new Set<string>();

/** The run was begun here, or seen under way: its end concerns the person at this screen. */
export function followRun(id: string): void {
  followed.add(id);
}

export function isFollowed(id: string): boolean {
  return followed.has(id);
}

/**
 * True once for each ending of a run, over all tabs of this browser: a screen that is opened again, or a second tab,
 * says nothing anew. A run that was tried again ends again, at another time.
 */
export function announceOnce(run: { id: string; finishedAt: string | null }): boolean {
  const ending = `${run.id} ${run.finishedAt}`;
  followed.delete(run.id);
  if (last === ending || readLast() === ending) return false;
  last = ending;
  try {
    localStorage.setItem(KEY, ending);
  } catch {
    // Storage may be blocked; then each tab speaks for itself.
  }
  return true;
}

function readLast(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
