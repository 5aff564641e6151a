/** A source of JSON is changed sign by sign, not written again: long numbers, double fields and spaces stay. Pure. */

/** Takes a text, or a number as it is written, and gives the text that shall stand there. */
type Redact = (text: string) => string;

/** @returns null for what is no list or object; every other text stands for itself */
export function redactJson(source: string, redact: Redact): string | null {
  if (!isJson(source)) return null;
  const parts: string[] = [];
  const begin = /["\d-]/g;
  let done = 0;
  for (let found = begin.exec(source); found !== null; found = begin.exec(source)) {
    const end = found[0] === '"' ? endOfText(source, found.index) : endOfNumber(source, found.index);
    parts.push(source.slice(done, found.index), redactToken(source.slice(found.index, end), redact));
    done = end;
    begin.lastIndex = end;
  }
  return [...parts, source.slice(done)].join('');
}

function redactToken(token: string, redact: Redact): string {
  const text = token.startsWith('"') ? (JSON.parse(token) as string) : token;
  const redactedText = redact(text);
  return redactedText === text ? token : JSON.stringify(redactedText);
}

function isJson(source: string): boolean {
  if (!/^\s*[[{]/.test(source)) return false;
  try {
    JSON.parse(source);
    return true;
  } catch {
    // Half of an answer, or a text in brackets.
    return false;
  }
}

function endOfText(source: string, begin: number): number {
  let at = begin + 1;
  while (source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfNumber(source: string, begin: number): number {
  const number = /[\d.eE+-]+/y;
  number.lastIndex = begin;
  return begin + (number.exec(source)?.[0].length ?? 1);
}
