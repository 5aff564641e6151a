// Creates a key that only reads, shows that it does not write, and checks that no line of the audit log was changed.
import { ApiError } from '@workbench/client';
import { readJson, replaceFile } from './lib/files.js';
import { connect, outputPath } from './lib/settings.js';

const OWNER_ONLY = { mode: 0o600 };
const owner = connect();
const keyPath = outputPath('reader.json');
const headPath = outputPath('audit-head.json');

/** @type {{ id: string, key: string } | null} */
let reader = readJson(keyPath, null);
if (reader === null) {
  // A key is shown once.
  const { id, key } = await owner.post('/api/api-keys', { body: { name: 'Example: reader', scopes: ['read'] } });
  reader = { id, key };
  replaceFile(keyPath, JSON.stringify(reader), OWNER_ONLY);
  console.log('A key was created');
}

const client = connect(reader.key);
const companies = await client.get('/api/companies', { query: { limit: 1 } });
console.log(`The key reads ${companies.length} company`);
try {
  await client.post('/api/lists', { body: { name: 'Not allowed', kind: 'company' } });
  throw new Error('A key that reads has written');
} catch (error) {
  if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') throw error;
  console.log(`The key does not write: it lacks the scope ${error.details.scope}`);
}

const head = readJson(headPath, null);
const check = await owner.post('/api/audit/verify', { body: head === null ? {} : { head } });
if (!check.isIntact)
  throw new Error(`The audit log was changed: ${check.faults.map(({ message }) => message).join('; ')}`);
replaceFile(headPath, JSON.stringify(check.head));
console.log(`${check.lines} lines of the audit log are as they were written`);
