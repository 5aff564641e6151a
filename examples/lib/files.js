import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * @template T
 * @param {string} path
 * @param {T} otherwise when there is no such file
 * @returns {T}
 */
export const readJson = (path, otherwise) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise);

/**
 * Replaces a file as a whole: whoever is killed meanwhile has the one before.
 * @param {string} path
 * @param {string | Uint8Array} content
 * @param {{ mode?: number }} [options] rights of the file
 */
export function replaceFile(path, content, options = {}) {
  writeFileSync(`${path}.new`, content, options);
  renameSync(`${path}.new`, path);
}

/**
 * The rows of a CSV file by its header; values may be quoted.
 * @param {string} path
 * @returns {Record<string, string>[]}
 */
export function readCsv(path) {
  const [header = [], ...rows] = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean).map(readLine);
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
}

/** @param {string} line */
const readLine = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
