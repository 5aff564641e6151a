import { maskSource } from './mask-source.ts';
import { targetOf } from './module-graph.ts';
import type { TextFile } from './project-files.ts';

/** A declaration at the top of a file, by "file#name", or a member of one, as a procedure of a router: "file#router.name". */
export interface Declarations {
  codeOf: ReadonlyMap<string, string>;
  /** The declaration that a name in a file means; null for what is not ours. */
  resolve(file: string, name: string): string | null;
}

const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class) (\w+)/;
/** `a, b as c` of an import or of a re-export. */
const NAMED = /\b(import|export)\s*\{([^}]*)\}\s*from\s*"(\d+)"/g;
/** `a, b: c` of an import at run time. */
const LATE = /\bconst\s*\{([^}]*)\}\s*=\s*await import\("(\d+)"\)/g;
const ALL = /\bexport\s*\*\s*from\s*"(\d+)"/g;

interface Names {
  imports: Map<string, { target: string; name: string }>;
  exports: Map<string, { target: string; name: string }>;
  all: string[];
}

/** Reads what each declaration mentions: enough to follow calls through the project without a type checker. */
export function readDeclarations(files: readonly TextFile[]): Declarations {
  const codeOf = new Map<string, string>();
  const namesOf = new Map<string, Names>();
  const paths = new Set(files.map(({ path }) => path));
  const existing = (target: string | null) =>
    ['', '.ts', '/index.ts'].map((ending) => `${target}${ending}`).find((path) => paths.has(path)) ?? null;
  for (const { path, text } of files) {
    const { code, strings } = maskSource(text);
    namesOf.set(
      path,
      readNames(code, (index) => existing(targetOf(path, strings[Number(index)] ?? ''))),
    );
    for (const [name, chunk] of chunksOf(code)) codeOf.set(`${path}#${name}`, chunk);
  }
  const exported = (file: string, name: string): string | null => {
    if (codeOf.has(`${file}#${name}`)) return `${file}#${name}`;
    const names = namesOf.get(file);
    const again = names?.exports.get(name);
    if (again) return exported(again.target, again.name);
    return names?.all.map((target) => exported(target, name)).find((found) => found !== null) ?? null;
  };
  const resolve = (file: string, name: string) => {
    const imported = namesOf.get(file)?.imports.get(name);
    if (imported) return exported(imported.target, imported.name);
    return codeOf.has(`${file}#${name}`) ? `${file}#${name}` : null;
  };
  return { codeOf, resolve };
}

function readNames(code: string, targetOfString: (index: string | undefined) => string | null): Names {
  const names: Names = { imports: new Map(), exports: new Map(), all: [] };
  for (const [, keyword, list = '', index] of code.matchAll(NAMED)) {
    const target = targetOfString(index);
    if (target === null) continue;
    for (const entry of list.split(',')) {
      const [name = '', alias] = entry
        .trim()
        .replace(/^type /, '')
        .split(/\s+as\s+/);
      const into = keyword === 'import' ? names.imports : names.exports;
      if (name !== '') into.set(alias ?? name, { target, name });
    }
  }
  for (const [, list = '', index] of code.matchAll(LATE)) {
    const target = targetOfString(index);
    if (target === null) continue;
    for (const entry of list.split(',')) {
      const [name = '', alias = name] = entry.trim().split(/\s*:\s*/);
      if (name !== '') names.imports.set(alias, { target, name });
    }
  }
  names.all = [...code.matchAll(ALL)].flatMap(([, index]) => targetOfString(index) ?? []);
  return names;
}

function* chunksOf(code: string): Generator<[string, string]> {
  let name: string | null = null;
  let lines: string[] = [];
  for (const line of code.split('\n')) {
    const declared = DECLARATION.exec(line)?.[1];
    if (declared !== undefined) {
      if (name !== null) yield [name, lines.join('\n')];
      [name, lines] = [declared, []];
    }
    lines.push(line);
  }
  if (name !== null) yield [name, lines.join('\n')];
}

/** Whether code of a file, or a declaration that it mentions, and so on, is sought. */
export function createReach(
  { codeOf, resolve }: Declarations,
  isSought: (code: string, mentions: readonly string[]) => boolean,
): (file: string, code: string) => boolean {
  const mentionsOf = (file: string, code: string) =>
    [...new Set(code.match(/\b[A-Za-z_$][\w$]*/g))].flatMap((name) => resolve(file, name) ?? []);
  const mentionedBy = new Map<string, string[]>();
  const reaching = new Set<string>();
  for (const [id, code] of codeOf) {
    const mentions = mentionsOf(id.slice(0, id.indexOf('#')), code);
    for (const mention of mentions) mentionedBy.set(mention, [...(mentionedBy.get(mention) ?? []), id]);
    if (isSought(code, mentions)) reaching.add(id);
  }
  // A set hands out what is added while it is read: those that mention the ones found so far.
  for (const id of reaching) for (const user of mentionedBy.get(id) ?? []) reaching.add(user);
  return (file, code) => {
    const mentions = mentionsOf(file, code);
    return isSought(code, mentions) || mentions.some((mention) => reaching.has(mention));
  };
}
