import { headerRefs } from './headers.ts';
import { isJson, type Json } from './schemas/schema-tree.ts';

/** How the document describes calls that start what runs on. Pure. */

const PREFER_PARAMETER = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    '`respond-async`: 202 instead of 200 when the call has started work that runs on, with the same body unless 202 says otherwise. `Location` is where to look how far it is.',
  schema: { type: 'string' },
  example: 'respond-async',
} as const;

export const PREFERENCE_APPLIED = headerRefs('Location', 'Preference-Applied');

/** Of the 200 of the same calls. */
export const WORK_LOCATION = { Location: { $ref: '#/components/headers/WorkLocation' } };

/** The answer of work that runs on: the body is that of 200. */
export function describeAccepted(success: unknown): Json {
  const { content } = isJson(success) ? success : {};
  return {
    description: 'With `Prefer: respond-async`, when the call has started work that runs on',
    ...(content !== undefined && { content }),
  };
}

export function withPreference<Operation extends { parameters?: readonly object[] | undefined }>(
  operation: Operation,
): Operation {
  return { ...operation, parameters: [...(operation.parameters ?? []), PREFER_PARAMETER] };
}
