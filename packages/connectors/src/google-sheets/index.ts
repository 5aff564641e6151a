export { type A1Range, columnIndex, columnName, formatA1, parseA1, quoteTab } from './a1.ts';
export { createSheetsClient } from './create-sheets-client.ts';
export { readServiceAccount } from './service-account.ts';
export { readSpreadsheetId } from './spreadsheet-id.ts';
export * from './types.ts';
