import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument, operations } from './document.ts';

const HEADER = '/** Generated from openapi.json by "node tests/contract/generate-client.ts". */';
const inClient = (file: string) => fileURLToPath(new URL(`../../packages/client/src/${file}`, import.meta.url));

export const TYPES_PATH = inClient('api.gen.ts');

/** The generated files of packages/client by their paths. */
export async function generateClient(): Promise<Map<string, string>> {
  return new Map([
    [TYPES_PATH, await generateTypes()],
    [inClient('operations.gen.ts'), listOperations()],
  ]);
}

/** The types of openapi.json, as any user of the interface would generate them. */
async function generateTypes(): Promise<string> {
  // A copy: the generator resolves references in place.
  const nodes = await openapiTS(withoutExamples(openApiDocument) as OpenAPI3, {
    // A member with a default may be left out.
    defaultNonNullable: false,
  });
  return `${HEADER}\n${astToString(nodes)}`;
}

/** They are a third of the file, and openapi.json has them. A schema may have a property of that name. */
function withoutExamples(node: unknown, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutExamples(one));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isProperties || !/^examples?$/.test(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExamples(value, key === 'properties')]));
}

/** What a client has to know at run time. */
function listOperations(): string {
  const keyed = operations.filter(
    ({ method, operation }) =>
      method === 'POST' && operation.parameters?.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
  );
  const paths = keyed.map(({ path }) => `  '${path}',\n`).sort();
  return `${HEADER}\n\n/** POSTs that take an \`Idempotency-Key\`; the others change nothing. */\nexport const KEYED_POSTS: ReadonlySet<string> = new Set([\n${paths.join('')}]);\n`;
}

if (import.meta.main) {
  for (const [path, text] of await generateClient()) await writeFile(path, text);
}
