/** Texts as they are read, whatever they are wrapped in. Pure. */

/** Every text in a value, names of fields included; numbers as they are written. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number' || typeof value === 'bigint') yield String(value);
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (isPlain(value)) {
    for (const [name, one] of Object.entries(value)) {
      yield name;
      yield* textsIn(one);
    }
  }
}

/** Dates, ids of the database and bytes are no texts. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const ESCAPE = /\\(?:u([0-9a-f]{4})|(["\\/bfnrt]))/gi;
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
/** JSON inside JSON inside JSON. */
const DEPTH_MAX = 3;

/** A source of JSON, or of a page with JSON in it, as what it says: the "n" of a "\n" is no letter of the next word. */
export function withoutEscapes(text: string): string {
  let read = text;
  for (let depth = 0; depth < DEPTH_MAX && read.includes('\\'); depth++) {
    read = read.replace(ESCAPE, (_, unit: string | undefined, sign = '') =>
      unit === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(unit, 16)),
    );
  }
  return read;
}

/** "marta%40acme.com" as "marta@acme.com"; what is no encoding stays. */
export function withoutPercents(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
