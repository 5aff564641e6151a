/** Of a link to a spreadsheet, with or without the account's number ("/u/1/"). */
const IN_PATH = /^\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/;
/** Real ones have 44 characters; older ones fewer. */
const BARE_ID = /^[\w-]{20,100}$/;

/**
 * The id in what a person pasted: the address of the spreadsheet, or the id itself; with the tab that the address names.
 * null when it is neither.
 */
export function readSpreadsheetId(text: string): { spreadsheetId: string; gid: number | null } | null {
  const pasted = text.trim();
  if (BARE_ID.test(pasted)) return { spreadsheetId: pasted, gid: null };
  const address = /^https?:\/\//i.test(pasted) ? pasted : `https://${pasted}`;
  const url = URL.parse(address);
  if (url === null || url.hostname !== 'docs.google.com') return null;
  const spreadsheetId = IN_PATH.exec(url.pathname)?.[1];
  // "/d/e/2PACX-…" is a page published from a spreadsheet, which names no id.
  if (spreadsheetId === undefined || !BARE_ID.test(spreadsheetId)) return null;
  const gid = /(?:^|[#?&])gid=(\d+)/.exec(url.hash)?.[1] ?? url.searchParams.get('gid');
  return { spreadsheetId, gid: gid !== null && /^\d+$/.test(gid) ? Number(gid) : null };
}
