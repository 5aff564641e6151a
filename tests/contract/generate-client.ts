import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument } from './document.ts';

export const clientPath = fileURLToPath(new URL('./client.gen.ts', import.meta.url));

/** The types of a client of openapi.json, as any user of the interface would generate them. */
export async function generateClient(): Promise<string> {
  // A copy: the generator resolves references in place.
  const nodes = await openapiTS(structuredClone(openApiDocument) as unknown as OpenAPI3);
  return `/** Generated from openapi.json by "node tests/contract/generate-client.ts". */\n${astToString(nodes)}`;
}

if (import.meta.main) await writeFile(clientPath, await generateClient());
