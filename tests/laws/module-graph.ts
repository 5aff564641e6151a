import { posix } from 'node:path';
import { faceTarget } from './package-faces.ts';
import type { Import, SourceFile } from './source-file.ts';

/** The path of ours that an import leads to, null for a package from elsewhere. It may name a folder. */
export function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('~/')) return posix.join('apps/web/src', specifier.slice(2));
  return faceTarget(specifier);
}

export type Graph = Map<string, { to: string; import: Import }[]>;

/** Which file imports which; at run time alone, `types: false`, those that are erased are left out. */
export function buildGraph(files: SourceFile[], { types }: { types: boolean }): Graph {
  const paths = new Set(files.map((file) => file.path));
  const edges = (file: SourceFile) =>
    file.imports
      .filter((imported) => types || !imported.isTypeOnly)
      .flatMap((imported) => {
        const to = existing(targetOf(file.path, imported.specifier), paths);
        return to === null ? [] : [{ to, import: imported }];
      });
  return new Map(files.map((file) => [file.path, edges(file)]));
}

function existing(target: string | null, paths: Set<string>): string | null {
  if (target === null) return null;
  const endings = ['', '.ts', '.tsx', '/index.ts', '/schemas.ts'];
  return endings.map((ending) => target + ending).find((path) => paths.has(path)) ?? null;
}

/** Each cycle once, as the files on it; the first is repeated at the end. */
export function findCycles(graph: Graph): string[][] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[][] = [];
  const trail: string[] = [];
  const visit = (path: string) => {
    state.set(path, 'open');
    trail.push(path);
    for (const { to } of graph.get(path) ?? []) {
      if (state.get(to) === 'open') cycles.push([...trail.slice(trail.indexOf(to)), to]);
      else if (!state.has(to)) visit(to);
    }
    trail.pop();
    state.set(path, 'done');
  };
  for (const path of graph.keys()) if (!state.has(path)) visit(path);
  return cycles;
}
