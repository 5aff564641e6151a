import { ConnectorError } from '@workbench/connectors/errors';
import { createLanguageModel } from '@workbench/connectors/language-model';
import type { AiProvider, LanguageModelConfig } from '@workbench/connectors/language-model/types';
import { MODEL_KEY, type ModelBehaviour, type ModelServer, startModelServer } from '@workbench/sandbox/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.behave('honest'));

const PROVIDERS: AiProvider[] = ['openai', 'anthropic', 'openai-compatible'];
const reportSchema = z.object({
  summary: z.array(z.object({ text: z.string() })),
  news: z.array(z.object({ title: z.string() })),
});
const REQUEST = {
  instructions: 'Report what the company did.',
  prompt: '<evidence id="E1" kind="article">\nNorthwind opens a plant in Leipzig\nMore words.\n</evidence>',
};

const open = (provider: AiProvider, overrides: Partial<LanguageModelConfig> = {}) =>
  createLanguageModel({ provider, model: 'sandbox-1', baseUrl: server.baseUrl, apiKey: MODEL_KEY, ...overrides });

async function failureOf(promise: Promise<unknown>): Promise<ConnectorError> {
  const error = await promise.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(ConnectorError);
  return error as ConnectorError;
}

describe.each(PROVIDERS)('%s', (provider) => {
  const ask = (overrides?: Partial<LanguageModelConfig>, request = {}) =>
    open(provider, overrides).generateObject({ ...REQUEST, schema: reportSchema, ...request });

  it('answers by the schema, and says what the call took', async () => {
    const { object, usage } = await ask();
    expect(object.news).toEqual([{ title: 'Northwind opens a plant in Leipzig' }]);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  it('writes text, whole and piece by piece', async () => {
    const { text } = await open(provider).generateText(REQUEST);
    const { pieces, usage } = open(provider).streamText(REQUEST);
    const parts: string[] = [];
    for await (const piece of pieces) parts.push(piece);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(text);
    expect((await usage).outputTokens).toBeGreaterThan(0);
  });

  it.each<ModelBehaviour>(['broken-json', 'wrong-shape'])(
    'asks once more after %s, and pays for both',
    async (behaviour) => {
      const before = server.calls().length;
      server.behave(behaviour, 1);
      const { object, usage } = await ask();
      expect(object.news).toHaveLength(1);
      expect(server.calls().length - before).toBe(2);
      expect(usage.inputTokens).toBeGreaterThan(100);
    },
  );

  it.each<[ModelBehaviour, string, boolean]>([
    ['broken-json', 'contract_changed', false],
    ['wrong-shape', 'contract_changed', false],
    ['rate-limited', 'rate_limited', true],
    ['server-error', 'vendor_unavailable', true],
    ['no-credit', 'credits_exhausted', false],
    ['unknown-model', 'invalid_request', false],
    ['breaks-off', 'vendor_unavailable', true],
  ])('ends %s as %s; whether it may pass: %s', async (behaviour, kind, isRetryable) => {
    server.behave(behaviour);
    const error = await failureOf(ask());
    expect(error).toMatchObject({ kind, isRetryable, vendor: 'ai' });
    expect(error.message).toContain('sandbox-1');
  });

  it('waits as long as a 429 asks for', async () => {
    server.behave('rate-limited');
    expect((await failureOf(ask())).retryAfterMs).toBe(1000);
  });

  it('gives up a server that never answers', async () => {
    server.behave('hanging');
    const error = await failureOf(ask({}, { timeoutMs: 300 }));
    expect(error).toMatchObject({
      kind: 'vendor_unavailable',
      message: expect.stringContaining('did not answer within'),
    });
  });

  it('stops when its caller stops', async () => {
    server.behave('hanging');
    const error = await failureOf(ask({}, { signal: AbortSignal.timeout(200) }));
    expect(error.kind).toBe('vendor_unavailable');
  });

  it('says that a stream broke off instead of giving half a text for a whole one', async () => {
    server.behave('breaks-off');
    const { pieces } = open(provider).streamText(REQUEST);
    const drain = async () => {
      for await (const _ of pieces);
    };
    expect(await failureOf(drain())).toMatchObject({ kind: 'vendor_unavailable' });
  });

  it('names the setting when the key is wrong, and keeps the key to itself', async () => {
    const error = await failureOf(ask({ apiKey: 'sk-secret-12345' }));
    expect(error.kind).toBe('auth');
    expect(error.message).toContain('AI_API_KEY');
    expect(error.message).not.toContain('sk-secret');
  });

  it('says so when nobody listens', async () => {
    const error = await failureOf(ask({ baseUrl: 'http://127.0.0.1:9/v1' }));
    expect(error).toMatchObject({ kind: 'vendor_unavailable', isRetryable: true });
  });

  it('takes a web page in the place of an answer for what it is', async () => {
    server.behave('text-in-200');
    expect((await failureOf(ask())).kind).toBe('contract_changed');
  });
});

it('asks a compatible server that knows no schemas with the schema in words, from then on', async () => {
  server.behave('refuses-schema');
  const model = open('openai-compatible');
  const ask = () => model.generateObject({ ...REQUEST, schema: reportSchema });
  const before = server.calls().length;
  expect((await ask()).object.news).toHaveLength(1);
  expect((await ask()).object.news).toHaveLength(1);
  expect(server.calls().length - before).toBe(3);
});
