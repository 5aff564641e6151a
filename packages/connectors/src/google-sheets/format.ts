export { type A1Range, columnName, formatA1, parseA1 } from './a1.ts';
export { readServiceAccount } from './service-account.ts';
export { readSpreadsheetId } from './spreadsheet-id.ts';
export * from './types.ts';
