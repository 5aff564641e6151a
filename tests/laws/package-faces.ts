import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const ROOT = new URL('../../', import.meta.url);
const FACE = /^@workbench\/([\w-]+)(?:\/(.+))?$/;

interface Package {
  folder: string;
  /** "./errors" → "./src/errors.ts"; a key may end in "*". */
  exports: Record<string, string>;
}

/** By name without the scope: "connectors". */
export const PACKAGES: ReadonlyMap<string, Package> = new Map(
  ['packages', 'apps'].flatMap((group) => readdirSync(new URL(group, ROOT)).map((name) => readPackage(group, name))),
);

function readPackage(group: string, name: string): [string, Package] {
  const folder = `${group}/${name}`;
  const { exports = {} } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8'));
  return [name, { folder, exports }];
}

/**
 * The file behind `@workbench/<package>/<face>`, by the package's own exports; where it has no such face, the path that
 * its name suggests. null for a package from elsewhere.
 */
export function faceTarget(specifier: string): string | null {
  const [, name, face] = FACE.exec(specifier) ?? [];
  const owner = name === undefined ? undefined : PACKAGES.get(name);
  if (owner === undefined) return null;
  const target = exported(owner.exports, face === undefined ? '.' : `./${face}`);
  return posix.join(owner.folder, target ?? `src/${face ?? 'index.ts'}`);
}

function exported(faces: Record<string, string>, face: string): string | undefined {
  if (faces[face] !== undefined) return faces[face];
  const pattern = Object.keys(faces).find((key) => key.endsWith('*') && face.startsWith(key.slice(0, -1)));
  return pattern === undefined ? undefined : faces[pattern]?.replace('*', face.slice(pattern.length - 1));
}
