import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageModel, ModelRequest } from '@workbench/connectors/language-model/types';
import { z } from 'zod';
import { readWithModel } from '../../../packages/services/src/contacts/search/smart-search/read-with-model.ts';
import { type LabelledSearch, readLabelledSearches } from './labelled-searches.ts';

const SENTENCES_MAX = 20;

type SentRequest = ModelRequest & { schema: z.ZodType };

/** What the product sends to a model about a sentence; null for one that it refuses unread. */
export async function requestFor(sentence: string): Promise<SentRequest | null> {
  const sent: SentRequest[] = [];
  const model = {
    generateObject: async (request: SentRequest) => {
      sent.push(request);
      throw new Error('only the request is wanted');
    },
  } as unknown as LanguageModel;
  await readWithModel(model, sentence).catch(() => undefined);
  return sent[0] ?? null;
}

const hashOf = ({ sentence }: LabelledSearch) => createHash('sha256').update(sentence).digest('hex');

/** In an order that gives nothing away: in a file, those that must be refused may stand together. */
export function searchFiles(searches: readonly LabelledSearch[]): { file: string; searches: LabelledSearch[] }[] {
  const mixed = searches.toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)));
  const count = Math.ceil(mixed.length / SENTENCES_MAX);
  return Array.from({ length: count }, (_, at) => ({
    file: String(at + 1).padStart(2, '0'),
    searches: mixed.slice(at * SENTENCES_MAX, (at + 1) * SENTENCES_MAX),
  }));
}

/** Name of the sentence at this position of its file. */
export const nameInFile = (at: number) => `S${at + 1}`;

/** Writes the prompts that the product would send about the sentences of a file, twenty calls to a file: 01.txt and so on. */
export async function writeSearchPrompts(file: string, folder: string, idPrefix: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const files = searchFiles(readLabelledSearches(file).filter(({ id }) => id.startsWith(idPrefix)));
  for (const { file: name, searches } of files) {
    const requests = await Promise.all(searches.map(({ sentence }) => requestFor(sentence)));
    writeFileSync(join(folder, `${name}.txt`), textOf(requests));
  }
  console.log(`${files.length} files of prompts in ${folder}`);
}

function textOf(requests: readonly (SentRequest | null)[]): string {
  const first = requests.find((request) => request !== null);
  if (!first) return '';
  const prompts = requests.flatMap((request, at) => (request === null ? [] : [`${nameInFile(at)}\n${request.prompt}`]));
  return [
    first.instructions,
    `The JSON schema of the answer to one sentence:\n${JSON.stringify(z.toJSONSchema(first.schema))}`,
    'Each sentence below is a call of its own: read it as if there were no other. Answer with one JSON object that has the names (S1 and so on) as keys and the answer to each sentence as its value.',
    ...prompts,
  ].join('\n\n');
}
