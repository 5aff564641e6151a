import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLanguageModel } from '@workbench/connectors/language-model';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

let server: Server;
let choice: { message: object; finish_reason: string };
const CUT = 'Hello Marta, I wanted to';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const base = { id: 'c1', created: 1, model: 'm' };
      const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
      if (!JSON.parse(body).stream) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ ...base, object: 'chat.completion', choices: [{ index: 0, ...choice }], usage }));
        return;
      }
      response.setHeader('content-type', 'text/event-stream');
      const chunk = (part: object) =>
        `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, finish_reason: null, ...part }] })}\n\n`;
      response.write(chunk({ delta: { role: 'assistant', content: CUT } }));
      response.end(`${chunk({ delta: {}, finish_reason: choice.finish_reason })}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const open = () =>
  createLanguageModel({
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey: 'k',
  });
const REQUEST = { instructions: 'Write.', prompt: 'A message.' };

it.each([
  ['length', /token limit/],
  ['content_filter', /content filter/],
])('takes no text for whole that ended by %s', async (finish_reason, words) => {
  choice = { message: { role: 'assistant', content: CUT }, finish_reason };
  await expect(open().generateText(REQUEST)).rejects.toThrow(words);
  const read = async () => {
    for await (const _ of open().streamText(REQUEST).pieces);
  };
  await expect(read()).rejects.toThrow(words);
});

it('says that the model refused instead of giving its refusal for the text', async () => {
  const refusal = 'I am sorry, but I cannot help with that request.';
  choice = { message: { role: 'assistant', content: null, refusal }, finish_reason: 'stop' };
  await expect(open().generateText(REQUEST)).rejects.toThrow('refused the request');
  const schema = z.object({ title: z.string() });
  await expect(open().generateObject({ ...REQUEST, schema })).rejects.toThrow('refused the request');
  choice = { message: { role: 'assistant', content: 'Hello Marta.', refusal: null }, finish_reason: 'stop' };
  expect((await open().generateText(REQUEST)).text).toBe('Hello Marta.');
});

it('says that the model of the Responses API refused, in one piece and as a stream', async () => {
  const refusal = 'I am sorry, but I cannot help with that request.';
  const item = {
    type: 'message',
    id: 'm1',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'refusal', refusal }],
  };
  const response = {
    id: 'r1',
    created_at: 1,
    model: 'm',
    output: [item],
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const events = [
    { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'm' } },
    { type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress', content: [] } },
    { type: 'response.refusal.delta', item_id: 'm1', output_index: 0, content_index: 0, delta: refusal },
    { type: 'response.refusal.done', item_id: 'm1', output_index: 0, content_index: 0, refusal },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: { ...response, incomplete_details: null } },
  ];
  const responses = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const isStream = JSON.parse(body).stream === true;
      answer.setHeader('content-type', isStream ? 'text/event-stream' : 'application/json');
      const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
      answer.end(isStream ? text : JSON.stringify(response));
    });
  });
  await new Promise<void>((resolve) => responses.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void responses.close());
  const baseUrl = `http://127.0.0.1:${(responses.address() as AddressInfo).port}/v1`;
  const model = createLanguageModel({ provider: 'openai', model: 'm', baseUrl, apiKey: 'k' });
  await expect(model.generateText(REQUEST)).rejects.toThrow('refused the request');
  const schema = z.object({ title: z.string() });
  await expect(model.generateObject({ ...REQUEST, schema })).rejects.toThrow('refused the request');
  const read = async () => {
    for await (const _ of model.streamText(REQUEST).pieces);
  };
  await expect(read()).rejects.toThrow('refused the request');
});
