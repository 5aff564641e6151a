export interface MaskedSource {
  /** The text without comments; each string is `"0"`, `"1"` … in the order of `strings`. Line breaks stay. */
  code: string;
  strings: string[];
}

/** After one of these a slash begins a regular expression; after a name, a number or a bracket it divides. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?;+\-*%>~^{]|\b(?:return|typeof|case|in|of|await|yield))\s*$/;

/**
 * Takes comments and the content of strings out, so that the rest can be searched as code. A quote or slash whose
 * partner is not on the same line stands in the text of a JSX element and counts as text.
 */
export function maskSource(text: string): MaskedSource {
  const strings: string[] = [];
  let code = '';
  let at = 0;
  const skip = (end: number) => {
    code += text.slice(at, end).replace(/[^\n]/g, '');
    at = end;
  };
  const mask = (end: number) => {
    strings.push(text.slice(at + 1, end - 1));
    code += `"${strings.length - 1}"`;
    at = end;
  };
  while (at < text.length) {
    const char = text[at];
    const pair = text.slice(at, at + 2);
    if (pair === '//') skip(indexOrEnd(text, '\n', at));
    else if (pair === '/*') skip(indexOrEnd(text, '*/', at + 2, 2));
    else if ((char === '"' || char === "'") && endOfLineToken(text, at, char)) mask(endOfLineToken(text, at, char));
    else if (char === '`') [code, at] = maskTemplate(text, at, code);
    else if (char === '/' && BEFORE_REGEX.test(code.slice(-20)) && endOfLineToken(text, at, '/')) {
      skip(endOfLineToken(text, at, '/'));
    } else {
      code += char;
      at++;
    }
  }
  return { code, strings };
}

function indexOrEnd(text: string, end: string, from: number, extra = 0): number {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + extra;
}

/** Behind the closing character on the same line; 0 when there is none. A slash inside [ ] closes no pattern. */
function endOfLineToken(text: string, start: number, close: string): number {
  let inClass = false;
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (close === '/' && text[at] === '[') inClass = true;
    else if (close === '/' && text[at] === ']') inClass = false;
    else if (text[at] === close && !inClass) return at + 1;
  }
  return 0;
}

/** Keeps the code inside `${}`, which may hold strings and templates of its own. */
function maskTemplate(text: string, start: number, codeBefore: string): [code: string, at: number] {
  let code = `${codeBefore}\``;
  let at = start + 1;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith('${', at)) {
      const end = endOfHole(text, at + 2);
      code += `\${${maskSource(text.slice(at + 2, end)).code}}`;
      at = end + 1;
    } else {
      if (text[at] === '\n') code += '\n';
      at++;
    }
  }
  return [`${code}\``, at + 1];
}

function endOfHole(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    const quote = text[at];
    if (quote === "'" || quote === '"') at = Math.max(at, endOfLineToken(text, at, quote) - 1);
    else if (quote === '`') at = maskTemplate(text, at, '')[1] - 1;
    else if (quote === '{') depth++;
    else if (quote === '}' && --depth === 0) return at;
  }
  return text.length;
}
