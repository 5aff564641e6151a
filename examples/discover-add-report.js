// Discovers companies in the connected sources that cost nothing, tracks one of them and writes its report to a file.
import { replaceFile } from './lib/files.js';
import { connect, outputPath, setting } from './lib/settings.js';
import { waitUntil } from './lib/wait-until.js';

const client = connect();
const industry = setting('INDUSTRY', 'Software');

const { results, asked } = await client.post('/api/companies/discover', { body: { industry } });
for (const { source, found, problem } of asked) console.log(`${source}: ${problem ?? `${found} found`}`);
const usable = results.filter(({ domain, trashId }) => domain !== null && trashId === null);
// Tracked companies come last; one that an earlier run has added is taken again.
const first = usable.find(({ companyId }) => companyId !== null) ?? usable[0];
if (first === undefined) throw new Error(`No company of the industry ${industry} was found`);

const id = first.companyId ?? (await track(first));
const params = { id };
const report = await client.get('/api/companies/{id}/report', { params }).catch(() => null);
if (report?.status !== 'completed') await client.post('/api/companies/{id}/generate-report', { params, body: {} });

const done = await waitUntil(
  () => client.get('/api/companies/{id}/report', { params }),
  ({ status }) => status !== 'generating',
);
if (done.id === null) throw new Error(`The report failed: ${done.errorMessage}`);
const file = await client.download('/api/reports/{reportId}/export/{format}', {
  params: { reportId: done.id, format: 'markdown' },
});
const path = outputPath(`${done.domain}.md`);
replaceFile(path, await file.text());
console.log(`${done.companyName}: version ${done.version} is in ${path}`);

/** @param {import('@workbench/client').Schemas['DiscoveryResult']} found */
async function track({ name, domain, industry: theirs, sources }) {
  const body = { name, domain: domain ?? '', industry: theirs ?? '', discoveredBy: sources[0] ?? 'Discovery' };
  const company = await client.post('/api/companies', { body });
  console.log(`${name} is tracked`);
  return company.id;
}
