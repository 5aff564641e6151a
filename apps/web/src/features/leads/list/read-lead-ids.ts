/** What reading ids needs of a page of leads. */
interface IdPage {
  leads: readonly { id: string }[];
  nextCursor: string | null;
}

/**
 * The ids of all leads, page by page, each once: one that moves while it is read may come twice.
 * @param onRead how many there are so far
 */
export async function readLeadIds(
  readPage: (cursor: string | null) => Promise<IdPage>,
  onRead: (count: number) => void,
): Promise<string[]> {
  const ids = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: IdPage = await readPage(cursor);
    for (const { id } of page.leads) ids.add(id);
    cursor = page.nextCursor;
    onRead(ids.size);
  } while (cursor !== null);
  return [...ids];
}
