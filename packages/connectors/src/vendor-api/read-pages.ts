export interface ReadPages<T> {
  entries: T[];
  /** Whether these are all that the source has. */
  isComplete: boolean;
}

/** Reads pages from number 0 until the source has no more, at most `pagesMax` of them. */
export async function readPages<T>(
  readPage: (page: number) => Promise<{ entries: T[]; totalPages: number }>,
  pagesMax: number,
): Promise<ReadPages<T>> {
  const entries: T[] = [];
  for (let page = 0; page < pagesMax; page++) {
    const read = await readPage(page);
    entries.push(...read.entries);
    if (page + 1 >= read.totalPages) return { entries, isComplete: true };
  }
  return { entries, isComplete: false };
}
