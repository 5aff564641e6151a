// Imports leads from a spreadsheet file, enriches them within a limit of credits, and downloads the sheet with the results.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { replaceFile } from './lib/files.js';
import { connect, dataPath, outputPath, setting } from './lib/settings.js';
import { waitUntil } from './lib/wait-until.js';

const client = connect();
const file = process.argv[2] ?? dataPath('leads.csv');
const creditsMax = Number(setting('CREDITS_MAX', '10'));

const list = (await findImport()) ?? (await importFile());
const runs = await client.get('/api/enrichment/runs');
const run = runs.find(({ listId }) => listId === list.id);
if (run === undefined) throw new Error('The import has no run');
const done = await waitUntil(
  () => client.get('/api/enrichment/runs/{id}', { params: { id: run.id } }),
  ({ state }) => state === 'completed' || state === 'cancelled' || state === 'failed',
);
const sheet = await client.download('/api/leads/lists/{id}/file/{format}', { params: { id: list.id, format: 'csv' } });
const path = outputPath('enriched-leads.csv');
replaceFile(path, await sheet.text());
console.log(`${done.completed} of ${done.total} leads enriched for ${done.creditsSpent} credits: ${path}`);
if (done.state !== 'completed') process.exitCode = 1;

/** The file is not enriched a second time. */
async function findImport() {
  for await (const one of client.items('/api/leads/lists')) if (one.name === basename(file)) return one;
  return null;
}

async function importFile() {
  const form = new FormData();
  form.set('file', new Blob([readFileSync(file)]), basename(file));
  form.set('options', JSON.stringify({ creditsMax, enrichmentSteps: ['pdl_search', 'linkedin_discovery'] }));
  const { list, created, errors } = await client.post('/api/leads/import', { body: form });
  console.log(`${created} leads imported, ${errors.length} rows refused`);
  return list;
}
