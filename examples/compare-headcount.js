// Compares what each source says of one company's headcount, with its day, and why it counts or not.
import { connect, setting } from './lib/settings.js';

const client = connect();
const domain = process.argv[2] ?? setting('DOMAIN', 'blue-lantern-tools.com');

const found = await client.get('/api/companies', { query: { q: domain } });
const company = found.find((one) => one.domain === domain);
if (company === undefined) throw new Error(`${domain} is not tracked`);

const explained = await client.get('/api/companies/{id}/aggregate', { params: { id: company.id } });
console.log(`${company.name}: ${explained.aggregatedEmployeeCount ?? 'unknown'} (${explained.summary})`);
for (const { source, value, scope, asOf, used, reason } of explained.records) {
  console.log(
    [source, value, scope ?? '', asOf?.slice(0, 10) ?? 'no day', used ? 'used' : `not used: ${reason}`].join('\t'),
  );
}
