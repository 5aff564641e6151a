import { readFileSync, writeFileSync } from 'node:fs';
import { type Contract, findBreakingChanges } from '../breaking-changes.ts';
import { openApiDocument } from '../document.ts';

/** `npm run contract` reports what a client of the last release would stumble over; `--release` makes this one the last. */
const FILE = new URL('./openapi.json', import.meta.url);
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'tags', 'title']);

/** openapi.json as it was released, without its prose. */
export const releasedContract = (): Contract => JSON.parse(readFileSync(FILE, 'utf8')) as Contract;

/** A member may be called "description" as well: those of `properties` are kept. */
function withoutProse(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isMap || !PROSE.has(key));
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutProse(child, key === 'properties' && !isMap)]));
}

if (import.meta.main) {
  const { paths, components } = openApiDocument;
  if (process.argv.includes('--release')) {
    writeFileSync(FILE, `${JSON.stringify(withoutProse({ paths, components }))}\n`);
    process.stdout.write('The contract of this release is kept.\n');
  } else {
    const found = findBreakingChanges(releasedContract(), openApiDocument);
    for (const change of found) process.stderr.write(`${change}\n`);
    if (found.length > 0) process.exitCode = 1;
    else process.stdout.write('openapi.json keeps the contract of the last release.\n');
  }
}
