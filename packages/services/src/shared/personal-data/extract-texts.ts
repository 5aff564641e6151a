/** Texts as they are read, whatever they are wrapped in. Pure. */

/** Every text in a value, names of fields included; numbers as they are written. However deep it is. */
export function* extractTexts(value: unknown): Generator<string> {
  const pending = [value];
  while (pending.length > 0) {
    const one = pending.pop();
    if (typeof one === 'string') yield one;
    else if (typeof one === 'number' || typeof one === 'bigint') yield String(one);
    else if (Array.isArray(one)) pushAll(pending, one);
    else if (isPlainObject(one)) pushAll(pending, Object.entries(one).flat());
  }
}

/** The last is taken first. */
function pushAll(pending: unknown[], values: readonly unknown[]): void {
  for (let at = values.length - 1; at >= 0; at--) pending.push(values[at]);
}

/** Dates, ids of the database and bytes are no texts. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** JSON inside JSON has more backslashes before the same sign. */
const ESCAPE = /\\+(?:u([0-9a-fA-F]{4})|(["/])|[bfnrt])/g;
const charOfUnit = (unit: string): string => String.fromCharCode(Number.parseInt(unit, 16));

/** The same text with what is found in it without escapes replaced; all else keeps its escapes. */
export function replaceEscaped(text: string, pattern: RegExp, replacement: string): string {
  const { read, starts } = readEscapes(text);
  const parts: string[] = [];
  let done = 0;
  for (const { 0: match, index } of read.matchAll(pattern)) {
    parts.push(text.slice(done, starts[index]), replacement);
    done = starts[index + match.length] ?? text.length;
  }
  return [...parts, text.slice(done)].join('');
}

/** What `withoutEscapes` reads, and where each sign of it begins in the text. */
function readEscapes(text: string): { read: string; starts: Uint32Array } {
  const parts: string[] = [];
  const starts = new Uint32Array(text.length + 1);
  let [done, length] = [0, 0];
  const copyTo = (end: number) => {
    parts.push(text.slice(done, end));
    for (; done < end; done++) starts[length++] = done;
  };
  for (const { 0: escaped, 1: unit, 2: sign, index } of text.matchAll(ESCAPE)) {
    copyTo(index);
    parts.push(unit === undefined ? (sign ?? '\n') : charOfUnit(unit));
    starts[length++] = index;
    done = index + escaped.length;
  }
  copyTo(text.length);
  starts[length] = text.length;
  return { read: parts.join(''), starts };
}
