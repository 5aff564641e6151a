/** Signs that make a spreadsheet run a cell: = + - @ tab, carriage return, line feed and the full-width look-alikes. */
const FORMULA_SIGNS: ReadonlySet<number> = new Set([
  0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0x0a, 0xff1d, 0xff0b, 0xff0d, 0xff20,
]);
const APOSTROPHE = 0x27;
const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/**
 * "+49 (0)30 1234567": digits on both sides of a blank are text in every spreadsheet. "+4930-1234" and "+49 -30" would be
 * calculated, and "+1 1/2" be read as a fraction.
 */
const SPACED_PHONE = /^\+\d(?:[./-]?(?:\d|\(\d+\)))*(?:[ \u00a0](?:\d|\(\d+\))(?:[.-]?(?:\d|\(\d+\)))*)+$/;

const TYPED_PHONE = /^\+[\d \u00a0()./-]*$/;

/** Where the list separator is not the comma, a spreadsheet cuts a cell at these, and the next one may run. */
const SEPARATORS = /([;|\t])/;

/**
 * Text made safe for a spreadsheet by an apostrophe in front, and behind each separator of another program; a phone number
 * stays readable. Text that already carries apostrophes gets one more, which makes it reversible for every string:
 * `unguardText(guardText(text)) === text`.
 */
export function guardText(text: string): string {
  return (isRisky(text) ? "'" : '') + changeLaterParts(text, (part) => (isRisky(part) ? `'${part}` : part));
}

/** Takes exactly one guard off each part; text that `guardText` would leave alone comes back as it is. */
export function unguardText(text: string): string {
  const bare = changeLaterParts(text, withoutGuard);
  return isGuarded(text) ? bare.slice(1) : bare;
}

/**
 * A phone number as it was typed, in a column of phone numbers for another program to import. Digits, blanks and
 * + - ( ) . / alone name no function, cell or program: at worst a spreadsheet shows a sum. Anything else is guarded.
 */
export function guardPhone(text: string): string {
  return TYPED_PHONE.test(text) ? text : guardText(text);
}

function changeLaterParts(text: string, change: (part: string) => string): string {
  if (!SEPARATORS.test(text)) return text;
  // Separators stand at odd positions.
  return text
    .split(SEPARATORS)
    .map((part, at) => (at === 0 || at % 2 === 1 ? part : change(part)))
    .join('');
}

function isRisky(text: string): boolean {
  return wouldRun(text) && !SPACED_PHONE.test(text);
}

function isGuarded(text: string): boolean {
  return text.charCodeAt(0) === APOSTROPHE && wouldRun(text);
}

function withoutGuard(text: string): string {
  return isGuarded(text) ? text.slice(1) : text;
}

/** Leading apostrophes and spaces do not make a formula harmless: some programs strip them. */
function wouldRun(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== APOSTROPHE && code !== SPACE && code !== NO_BREAK_SPACE) return FORMULA_SIGNS.has(code);
  }
  return false;
}
