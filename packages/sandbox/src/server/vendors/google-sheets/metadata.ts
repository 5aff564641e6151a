import type { SheetsState } from '../../sheets/spreadsheet-store.ts';
import type { Spreadsheet } from '../../sheets/types.ts';
import type { SandboxAnswer } from '../../types.ts';
import { invalid } from './error-answers.ts';

/** `spreadsheets.get`, cut down to the asked fields. */
export function describeSpreadsheet(spreadsheet: Spreadsheet, fields: string | null): SandboxAnswer {
  const full = {
    spreadsheetId: spreadsheet.id,
    properties: { title: spreadsheet.title, locale: 'en_US', timeZone: 'Europe/Berlin' },
    sheets: spreadsheet.tabs.map(({ sheetId, title, rowCount, columnCount }, index) => ({
      properties: { sheetId, title, index, sheetType: 'GRID', gridProperties: { rowCount, columnCount } },
    })),
    spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${spreadsheet.id}/edit`,
  };
  if (fields === null || fields === '*') return { body: full };
  const paths = readMask(fields);
  const unknown = paths.find((path) => pickPath(full, path) === undefined);
  if (unknown !== undefined)
    return invalid(`Request contains an invalid argument. Invalid field selection ${unknown.at(-1)}`);
  return { body: paths.reduce((body, path) => merge(body, pickPath(full, path)), {}) };
}

interface Growth {
  appendDimension?: { sheetId?: number; dimension?: string; length?: number };
}

/** `spreadsheets.batchUpdate`; of its many requests the sandbox knows the one that makes room. */
export function changeSpreadsheet(spreadsheet: Spreadsheet, requests: unknown, state: SheetsState): SandboxAnswer {
  if (!Array.isArray(requests) || requests.length === 0) return invalid('Must specify at least one request.');
  for (const [index, request] of (requests as Growth[]).entries()) {
    const { sheetId = 0, dimension, length = 0 } = request.appendDimension ?? {};
    const tab = spreadsheet.tabs.find((other) => other.sheetId === sheetId);
    if (request.appendDimension === undefined) return invalid(`Invalid requests[${index}]: unknown to the sandbox`);
    if (tab === undefined) return invalid(`Invalid requests[${index}].appendDimension: No grid with id: ${sheetId}`);
    if (length < 1) return invalid(`Invalid requests[${index}].appendDimension: length must be greater than 0`);
    state.willWrite(spreadsheet.id, tab.title);
    if (dimension === 'COLUMNS') tab.columnCount += length;
    else if (dimension === 'ROWS') tab.rowCount += length;
    else return invalid(`Invalid requests[${index}].appendDimension: dimension is required`);
  }
  return { body: { spreadsheetId: spreadsheet.id, replies: requests.map(() => ({})) } };
}

/** "a.b,c(d,e)" as [["a","b"],["c","d"],["c","e"]]. */
function readMask(mask: string): string[][] {
  const paths: string[][] = [];
  const opened: string[][] = [[]];
  let path: string[] = [];
  for (const [, name, sign] of mask.matchAll(/([\w*]+)|([,./()])/g)) {
    if (name !== undefined) path.push(name);
    else if (sign === '(') {
      opened.push([...(opened.at(-1) ?? []), ...path]);
      path = [];
    } else if (sign === ',' || sign === ')') {
      if (path.length > 0) paths.push([...(opened.at(-1) ?? []), ...path]);
      path = [];
      if (sign === ')') opened.pop();
    }
  }
  return path.length > 0 ? [...paths, path] : paths;
}

function pickPath(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) {
    const picked = value.map((entry) => pickPath(entry, [name, ...rest]));
    return picked.includes(undefined) ? undefined : picked;
  }
  const inner = pickPath((value as Record<string, unknown> | undefined)?.[name], rest);
  return inner === undefined ? undefined : { [name]: inner };
}

function merge(a: unknown, b: unknown): object {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((entry, index) => merge(entry, b[index]));
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const merged = { ...left };
  for (const [name, value] of Object.entries(right)) {
    merged[name] = name in left && typeof value === 'object' ? merge(left[name], value) : value;
  }
  return merged;
}
