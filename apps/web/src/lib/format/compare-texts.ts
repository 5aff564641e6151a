/** Orders texts as the reader's region does, whatever their case, with numbers in them by size. */
export const compareTexts: (left: string, right: string) => number = new Intl.Collator(undefined, {
  numeric: true,
  sensitivity: 'base',
}).compare;
