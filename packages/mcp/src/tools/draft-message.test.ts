import { expect, it } from 'vitest';
import type { Api, ToolCall } from '../tool.ts';
import { draftMessage } from './draft-message.ts';

const READING = { version: 'message-reading 1', failure: null, sentences: [] };

/** A call where this writer is the default, which answers a message with or without a second reading. */
function callOf(kind: 'model' | 'built-in', secondReading?: object) {
  const written = { id: 'm', message: 'Hi.', length: 3, unsupported: [], writer: { kind, name: kind }, secondReading };
  const ai = {
    writers: async () => ({ writers: [{ kind, name: kind, isDefault: true }], templateVariables: [] }),
    directMessage: async () => written,
  };
  const api = { ai } as unknown as Api;
  const input = { messageType: 'direct_message', recipientName: 'Marta' };
  return { api, pricing: api, input, session: {} } as unknown as ToolCall<never>;
}

it.each([
  ['a text of a model', callOf('model'), 2, 1],
  ['one that the model has read again', callOf('model', READING), 2, 2],
  ['a text of the built-in writer', callOf('built-in'), 0, 0],
])('counts %s by its calls, and estimates the most', async (_, call, creditsMax, credits) => {
  expect(await draftMessage.price?.(call)).toMatchObject({ creditsMax });
  expect(await draftMessage.run(call)).toMatchObject({ credits, own: { credits } });
});
