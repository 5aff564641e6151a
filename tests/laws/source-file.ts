import { type MaskedSource, maskSource } from './mask-source.ts';

export interface Import {
  specifier: string;
  /** Erased before the program runs. `import { type X }` is not: the module is still loaded. */
  isTypeOnly: boolean;
  /** Loaded when the code runs that needs it. */
  isDynamic: boolean;
  line: number;
}

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  /** Without comments and the content of strings. */
  code: string;
  imports: Import[];
}

const FROM = /\b(?:import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?[\w$*\s{},]*?\bfrom\s*"(\d+)"/g;
const SIDE_EFFECT = /\bimport\s*"(\d+)"/g;
const DYNAMIC = /(\btypeof\s+)?\bimport\s*\(\s*"(\d+)"/g;

/** A file as the laws see it: what it imports and its code. */
export function parseSource(path: string, text: string): SourceFile {
  const masked = maskSource(text);
  const imports = [
    ...find(masked, FROM, ([, type, index]) => [type !== undefined, index]),
    ...find(masked, SIDE_EFFECT, ([, index]) => [false, index]),
    ...find(masked, DYNAMIC, ([, type, index]) => [type !== undefined, index], true),
  ];
  return { path, code: masked.code, imports: imports.sort((a, b) => a.line - b.line) };
}

function find(
  { code, strings }: MaskedSource,
  pattern: RegExp,
  read: (match: RegExpExecArray) => [isTypeOnly: boolean, index: string | undefined],
  isDynamic = false,
): Import[] {
  return [...code.matchAll(pattern)].map((match) => {
    const [isTypeOnly, index] = read(match);
    const end = match.index + match[0].length;
    return { specifier: strings[Number(index)] ?? '', isTypeOnly, isDynamic, line: lineAt(code, end) };
  });
}

/** Counted from 1. */
export function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
