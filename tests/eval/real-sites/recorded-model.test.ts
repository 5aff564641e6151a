import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createRecordedModel } from './recorded-model.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-calls-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const REQUEST = { instructions: 'Count.', prompt: 'How many?', schema: z.object({ count: z.number() }) };
const prompts = () => readdirSync(folder).filter((name) => name.endsWith('.txt'));
const answer = (prompt: string, text: string) =>
  writeFileSync(join(folder, prompt.replace('.txt', '.answer.json')), text);

it('writes a prompt without an answer down as the product sends it, and says that it waits', async () => {
  const { model, takeWaiting } = createRecordedModel(folder);
  await expect(model.generateObject(REQUEST)).rejects.toThrow('fails at the moment');
  const [prompt = ''] = prompts();
  expect(readFileSync(join(folder, prompt), 'utf8')).toMatch(
    /^Count\.\n\nHow many\?\n\nThe JSON schema of the answer:\n/,
  );
  expect(takeWaiting()).toEqual([prompt.replace('.txt', '')]);
  expect(takeWaiting()).toEqual([]);
});

it('gives the recorded answer, and waits no more', async () => {
  const { model, takeWaiting } = createRecordedModel(folder);
  await expect(model.generateObject(REQUEST)).rejects.toThrow();
  takeWaiting();
  answer(prompts()[0] ?? '', '{"count": 3}');
  expect((await model.generateObject(REQUEST)).object).toEqual({ count: 3 });
  expect(takeWaiting()).toEqual([]);
});

it('has an answer of another shape mended by a call of its own, as the product does', async () => {
  const { model, takeWaiting } = createRecordedModel(folder);
  await expect(model.generateObject(REQUEST)).rejects.toThrow();
  takeWaiting();
  const [first = ''] = prompts();
  answer(first, '{"count": "three"}');
  await expect(model.generateObject(REQUEST)).rejects.toThrow('fails at the moment');
  const second = prompts().find((name) => name !== first) ?? '';
  expect(readFileSync(join(folder, second), 'utf8')).toContain('Your answer before could not be read');
  expect(takeWaiting()).toEqual([second.replace('.txt', '')]);
});

it('breaks an answer off at the limit of its call', async () => {
  const { model } = createRecordedModel(folder);
  const request = { ...REQUEST, outputTokensMax: 5 };
  await expect(model.generateObject(request)).rejects.toThrow();
  answer(prompts()[0] ?? '', '{"count": 3, "because": "it is long"}');
  await expect(model.generateObject(request)).rejects.toThrow();
  expect(prompts()).toHaveLength(2);
});
