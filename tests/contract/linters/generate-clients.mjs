import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';

// Arguments: a document, and the folder for the clients that hey-api and Orval make of it.
const [, , input, folder] = process.argv;

await createClient({
  input,
  output: { path: join(folder, 'hey-api') },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
});
// Its client for fetch is compiled; the types of the other are those of the document alone, without one for each status.
for (const [file, client] of Object.entries({ 'orval.ts': 'fetch', 'orval-types.ts': 'axios-functions' }))
  await generate(
    { input: { target: input }, output: { target: join(folder, file), mode: 'single', client } },
    folder,
    {},
  );
