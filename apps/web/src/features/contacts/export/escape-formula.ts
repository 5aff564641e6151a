/** Signs that make a spreadsheet run a cell: = + - @ tab, carriage return, line feed and the full-width look-alikes. */
const RUNS_AS_FORMULA = /^['\u0020\u00a0]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** "+49 (0)30 1234567": digits on both sides of a blank are text in every spreadsheet; "+49 -30" would be calculated. */
const SPACED_PHONE = /^\+\d(?:[./-]?(?:\d|\(\d+\)))*(?:[ \u00a0](?:\d|\(\d+\))(?:[.-]?(?:\d|\(\d+\)))*)+$/;

/**
 * Text made safe for a spreadsheet by one apostrophe in front, by the same rule as the files that the server writes.
 * Leading apostrophes and spaces do not make a formula harmless: some programs strip them.
 */
export function escapeFormula(text: string): string {
  return RUNS_AS_FORMULA.test(text) && !SPACED_PHONE.test(text) ? `'${text}` : text;
}
