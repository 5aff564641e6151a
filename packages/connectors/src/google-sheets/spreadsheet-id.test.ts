import { describe, expect, it } from 'vitest';
import { readSpreadsheetId } from './spreadsheet-id.ts';

const ID = '1aB-cdefghijklmnopqrstuvwxyz_0123456789ABCDE';
const address = `https://docs.google.com/spreadsheets/d/${ID}`;

describe('readSpreadsheetId', () => {
  it.each([
    [ID, null],
    [`  ${ID}\n`, null],
    [address, null],
    [`${address}/edit`, null],
    [`${address}/edit#gid=0`, 0],
    [`${address}/edit?gid=1234#gid=1234`, 1234],
    [`${address}/edit?usp=sharing&gid=77`, 77],
    [`${address}/edit?gid=5#gid=6&range=A1`, 6],
    [`docs.google.com/spreadsheets/d/${ID}/edit`, null],
    [`https://docs.google.com/spreadsheets/u/1/d/${ID}/edit#gid=9`, 9],
    [`https://docs.google.com/a/example.com/spreadsheets/d/${ID}/edit`, null],
  ])('reads the id in %j, and the tab', (text, gid) => {
    expect(readSpreadsheetId(text)).toEqual({ spreadsheetId: ID, gid });
  });

  it.each([
    '',
    'my leads',
    'short',
    `https://example.com/spreadsheets/d/${ID}/edit`,
    `https://docs.google.com.example.com/spreadsheets/d/${ID}`,
    `https://docs.google.com/document/d/${ID}/edit`,
    'https://docs.google.com/spreadsheets/d/e/2PACX-1vExampleOfAPublishedPage/pubhtml',
    `https://docs.google.com/spreadsheets/d/../${ID}`,
    `${ID}/../secret`,
  ])('refuses %j', (text) => {
    expect(readSpreadsheetId(text)).toBeNull();
  });
});
