import type { Spreadsheet, Tab } from './types.ts';

/** A range within one tab's grid: rows 1-based, columns 0-based, both ends included. */
export interface Box {
  tab: Tab;
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export type RangeProblem = 'unparsable' | 'outside';

const CORNER = /^([A-Z]{1,3})?(\d+)?$/i;

export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * The range as Google resolves it: open ends reach to the edge of the grid, as do those beyond it.
 * @param mayOverhang false for writing, where a range beyond the grid is refused
 */
export function resolveRange(spreadsheet: Spreadsheet, range: string, mayOverhang: boolean): Box | RangeProblem {
  const { tabName, cells } = split(spreadsheet, range);
  const tab = tabName === null ? spreadsheet.tabs[0] : spreadsheet.tabs.find(({ title }) => title === tabName);
  if (tab === undefined) return 'unparsable';
  if (cells === '') return { tab, top: 1, left: 0, bottom: tab.rowCount, right: tab.columnCount - 1 };
  const [from = '', to = from, ...more] = cells.split(':');
  const [start, end] = [CORNER.exec(from), CORNER.exec(to)];
  if (start === null || end === null || from === '' || to === '' || more.length > 0) return 'unparsable';
  const box = {
    tab,
    top: Number(start[2] ?? 1),
    left: start[1] === undefined ? 0 : columnNumber(start[1]),
    bottom: end[2] === undefined ? tab.rowCount : Number(end[2]),
    right: end[1] === undefined ? tab.columnCount - 1 : columnNumber(end[1]),
  };
  if (box.top < 1 || box.bottom < box.top || box.right < box.left) return 'unparsable';
  if (box.top > tab.rowCount || box.left >= tab.columnCount) return 'outside';
  const clipped = { bottom: Math.min(box.bottom, tab.rowCount), right: Math.min(box.right, tab.columnCount - 1) };
  const overhangs = clipped.bottom < box.bottom || clipped.right < box.right;
  return overhangs && !mayOverhang ? 'outside' : { ...box, ...clipped };
}

/** As Google writes it: "Leads!A1:I1000", "'My Leads'!J3". */
export function formatBox({ tab, top, left, bottom, right }: Box): string {
  const name = /^[A-Za-z_]\w*$/.test(tab.title) ? tab.title : `'${tab.title.replaceAll("'", "''")}'`;
  const from = `${columnLetters(left)}${top}`;
  const to = `${columnLetters(right)}${bottom}`;
  return `${name}!${from === to ? from : `${from}:${to}`}`;
}

/** A bare word is the cell or the columns of that name before it is a tab, which is why clients quote. */
function split({ tabs }: Spreadsheet, range: string): { tabName: string | null; cells: string } {
  const quoted = /^'((?:[^']|'')+)'(?:!(.+))?$/.exec(range);
  if (quoted !== null) return { tabName: (quoted[1] ?? '').replaceAll("''", "'"), cells: quoted[2] ?? '' };
  const at = range.lastIndexOf('!');
  if (at >= 0) return { tabName: range.slice(0, at), cells: range.slice(at + 1) };
  const isTab = !/^[A-Z]{1,3}\d+$/i.test(range) && tabs.some(({ title }) => title === range);
  return isTab ? { tabName: range, cells: '' } : { tabName: null, cells: range };
}
