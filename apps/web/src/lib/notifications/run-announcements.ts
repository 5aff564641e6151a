export interface RunAnnouncements {
  /** The run was begun here, or seen under way: its end concerns the person at this screen. */
  follow(id: string): void;
  isFollowed(id: string): boolean;
  /**
   * True once for each ending of a run, over all tabs of this browser: a screen that is opened again, or a second tab,
   * says nothing again. A run that was tried again ends again, at another time.
   */
  announceOnce(run: { id: string; finishedAt: string | null }): boolean;
}

/** What has been said about runs of one kind; `key` is its place in the local storage. */
export function createRunAnnouncements(key: string): RunAnnouncements {
  let last: string | null = null;
  const followed = new Set<string>();
  return {
    follow: (id) => void followed.add(id),
    isFollowed: (id) => followed.has(id),
    announceOnce: (run) => {
      const ending = `${run.id} ${run.finishedAt}`;
      followed.delete(run.id);
      if (last === ending || readStored(key) === ending) return false;
      last = ending;
      try {
        localStorage.setItem(key, ending);
      } catch {
        // Storage may be blocked; then each tab speaks for itself.
      }
      return true;
    },
  };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
