import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from './described-parts.ts';
import { openApiDocument } from './document.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'openapi.json', ...openApiDocument });

/** A table or archive that no text shows. */
const BINARY = /zip|spreadsheetml/;

/** What is wrong with the examples of the body and the success answers of an operation. */
export function exampleProblems(operation: Json): string[] {
  const successes = Object.entries(operation.responses as Json).filter(([status]) => status.startsWith('2'));
  const containers = [['body', operation.requestBody], ...successes] as [string, Json | undefined][];
  return containers.flatMap(([what, container]) => {
    const content = Object.entries((container?.content ?? {}) as Record<string, Json>);
    return content
      .filter(([type]) => !BINARY.test(type))
      .flatMap(([type, media]) =>
        problemsOf(media, type).map((problem) => `${operation.operationId} ${what}: ${problem}`),
      );
  });
}

function problemsOf(media: Json, type: string): string[] {
  if (!('example' in media)) return [`${type} has no example`];
  if (!/\/json|form-data/.test(type)) return [];
  const validate = ajv.compile(withAddresses(media.schema) as object);
  if (validate(media.example)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** References of the document, as the validator finds them. */
function withAddresses(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/'));
}
