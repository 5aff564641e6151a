import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument, resolveRef } from './document.ts';

/** Whether one address could fit two paths, by the schemas of their parameters. */
export function areAmbiguous(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  return (
    left.length === right.length &&
    left.every((segment, at) => {
      const opposite = right[at] ?? '';
      return segment.startsWith('{') ? canBe(opposite, segment, one) : canBe(segment, opposite, other);
    })
  );
}

/** Whether a segment of one path could be a value of the parameter that the other path has there. */
function canBe(segment: string, other: string, path: string): boolean {
  if (segment.startsWith('{')) return true;
  if (!other.startsWith('{')) return segment === other;
  const operations = Object.values(openApiDocument.paths[path] ?? {});
  const parameters = operations.flatMap((operation) => operation.parameters ?? []).map(resolveRef);
  const { schema } = parameters.find(({ in: at, name }) => at === 'path' && `{${name}}` === other) ?? { schema: {} };
  return ajv.compile(resolveRef(schema))(segment);
}

const FORMATS = { uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i };
const ajv = new Ajv2020({ strict: false, formats: FORMATS });
