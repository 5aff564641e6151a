import { repeatRuleOf } from '../repeat-rules.ts';

/** How the document describes calls that take an `Idempotency-Key`. Pure. */

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your own, as a UUID. Sent again within 24 hours with the same key, method, address and body, the call is carried out once, and each repeat gets the same answer with `Idempotent-Replayed: true`; a repeat waits up to 30 seconds for a call that still runs. Refused calls (4xx) are not kept, so that a repeat tries again.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7E]*[\\x21-\\x7E][\\x20-\\x7E]*$' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
} as const;

/** Statuses that only a call with a key gets. */
export const KEY_STATUSES = ['400', '409', '422'];

/** Whether a call takes a key: it is a POST that changes something. */
export const takesKey = (method: string, operationId: string): boolean =>
  method === 'post' && repeatRuleOf(operationId) !== 'reads';

export function withKeyParameter<Operation extends { parameters?: readonly object[] | undefined }>(
  operation: Operation,
): Operation {
  return { ...operation, parameters: [...(operation.parameters ?? []), KEY_PARAMETER] };
}
