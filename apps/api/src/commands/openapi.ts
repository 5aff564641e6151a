import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApiDocument } from '@workbench/trpc';

/** `npm run openapi`: writes openapi.json; with `--check` it only reports whether the file is current. */
const FILE = new URL('../../../../openapi.json', import.meta.url);
const text = `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
  process.stdout.write('openapi.json is written.\n');
} else if (readFileSync(FILE, 'utf8') === text) {
  process.stdout.write('openapi.json is up to date.\n');
} else {
  process.stderr.write('openapi.json differs from the routes. Run "npm run openapi" and commit the result.\n');
  process.exitCode = 1;
}
