// Keeps companies.json equal to all companies. Cursor and companies are in one file, so a kill at any moment loses nothing.
import { readJson, replaceFile } from './lib/files.js';
import { connect, outputPath } from './lib/settings.js';

/** @typedef {import('@workbench/client').Schemas['FedCompany']} FedCompany */
/** @type {{ cursor: string | null, companies: Record<string, FedCompany> }} */
const EMPTY = { cursor: null, companies: {} };

const path = outputPath('companies.json');
const copy = readJson(path, EMPTY);
let upserted = 0;
let deleted = 0;

for await (const { items, nextCursor } of connect().changes({ cursor: copy.cursor })) {
  for (const { id, company } of items) {
    if (company === null) {
      delete copy.companies[id];
      deleted += 1;
    } else {
      copy.companies[id] = company;
      upserted += 1;
    }
  }
  copy.cursor = nextCursor;
  replaceFile(path, JSON.stringify(copy));
}
console.log(`${upserted} stored, ${deleted} deleted, ${Object.keys(copy.companies).length} companies in ${path}`);
