import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLanguageModel } from '@workbench/connectors/language-model';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { z } from 'zod';

/** Of a chat completion, what makes its prompt. */
const requestSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number(),
});

/** About what a token takes in JSON of western languages. */
const CHARACTERS_PER_TOKEN = 4;

export interface RecordedModel {
  model: LanguageModel;
  /** Calls without an answer since the last time, by the names of their files. */
  takeWaiting(): string[];
}

/**
 * The product's own client of language models, with answers from a folder: each prompt is a file named after its hash,
 * HASH.txt, and is answered by the text of HASH.answer.json. A prompt without an answer is written down, and its call
 * fails as one does whose server is away. An answer beyond the limit of the call is broken off.
 */
export function createRecordedModel(folder: string): RecordedModel {
  mkdirSync(folder, { recursive: true });
  let waiting: string[] = [];
  const send: typeof fetch = async (_url, init) => {
    const { messages, max_tokens } = requestSchema.parse(JSON.parse(String(init?.body)));
    const prompt = messages.map(({ content }) => content).join('\n\n');
    const name = createHash('sha256').update(prompt).digest('hex').slice(0, 16);
    const answer = join(folder, `${name}.answer.json`);
    if (existsSync(answer)) return completion(readFileSync(answer, 'utf8'), prompt, max_tokens);
    writeFileSync(join(folder, `${name}.txt`), prompt);
    waiting.push(name);
    return new Response('No answer is recorded yet', { status: 503 });
  };
  const config = { provider: 'openai-compatible', model: 'recorded', baseUrl: 'http://recorded.invalid/v1' } as const;
  return {
    model: createLanguageModel({ ...config, apiKey: null }, send),
    takeWaiting() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

function completion(answer: string, prompt: string, tokensMax: number): Response {
  const content = answer.slice(0, tokensMax * CHARACTERS_PER_TOKEN);
  const [asked, written] = [prompt, content].map(({ length }) => Math.ceil(length / CHARACTERS_PER_TOKEN));
  return Response.json({
    id: 'recorded',
    object: 'chat.completion',
    created: 0,
    model: 'recorded',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: content.length < answer.length ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: asked, completion_tokens: written, total_tokens: (asked ?? 0) + (written ?? 0) },
  });
}
