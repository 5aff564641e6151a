/** A name as it is shown, and what it is unique by: its case does not count. Pure. */
export function namesOf(text: string): { name: string; nameKey: string } {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return { name, nameKey: name.normalize('NFKC').toLowerCase() };
}
