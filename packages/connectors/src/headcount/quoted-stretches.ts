const CLOSING: Readonly<Record<string, readonly string[]>> = {
  '“': ['”', '"'],
  '„': ['“', '”', '"'],
  '«': ['»'],
  '»': ['«'],
  '"': ['"', '”'],
};

/** Where a paragraph quotes, as ranges of its characters; a quotation without an end goes on to the paragraph's end. */
export function quotedStretches(paragraph: string): [start: number, end: number][] {
  const stretches: [number, number][] = [];
  let start = -1;
  let closing: readonly string[] = [];
  for (let index = 0; index < paragraph.length; index++) {
    const sign = paragraph.charAt(index);
    if (start === -1 && sign in CLOSING) {
      start = index;
      closing = CLOSING[sign] ?? [];
    } else if (start !== -1 && closing.includes(sign)) {
      stretches.push([start, index]);
      start = -1;
    }
  }
  if (start !== -1) stretches.push([start, paragraph.length]);
  return stretches;
}
