import { headerRefs } from './headers.ts';
import { isJson } from './schemas/schema-tree.ts';

/** How the document describes reads, which every client may repeat at the price of an empty answer. Pure. */

const IF_NONE_MATCH = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'The ETag of the last answer: 304 without a body while the answer is the same',
  schema: { type: 'string' },
  example: '"mPhJv1LhtcWYO3DeTKN8hg"',
} as const;

export const NOT_MODIFIED = {
  304: { description: 'The same as the answer with this ETag', headers: headerRefs('etag') },
};
export const ETAG = headerRefs('etag');

/** Whether an operation answers one JSON text, which has an ETag; files are sent as they are read. */
export function isConditional(method: string, success: unknown): boolean {
  if (method !== 'get' || !isJson(success) || !isJson(success.content)) return false;
  return Object.keys(success.content).join() === 'application/json';
}

export function withIfNoneMatch<Operation extends { parameters?: readonly object[] | undefined }>(
  operation: Operation,
): Operation {
  return { ...operation, parameters: [...(operation.parameters ?? []), IF_NONE_MATCH] };
}
