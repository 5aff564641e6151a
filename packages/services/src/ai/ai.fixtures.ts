import { ConnectorError } from '@workbench/connectors/errors';
import type { LanguageModel, ModelRequest } from '@workbench/connectors/language-model/types';
import { ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { createContext, type ServiceContext } from '../shared/context.ts';
import { type GenerateMessageInput, generateMessageInput, type MessageType } from './schemas.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');
export const UNKNOWN_ID = '0123456789abcdef01234567';

export const contextOf = (model: LanguageModel | null = null): ServiceContext =>
  createContext({ now: () => NOW, model });

/** Of a second reading: a verdict on each sentence that it is sent. */
export type ScriptedReading = (sentence: { text: string; isMarked: boolean }) => {
  verdict: 'supported' | 'not supported';
  basis?: string[];
};

/**
 * Answers with these texts, one after the other, word by word; an error breaks its answer off after one word. A function
 * answers a call that reads sentences again.
 */
export function scriptedModel(...answers: (string | Error | ScriptedReading)[]) {
  const asked: ModelRequest[] = [];
  const nextAnswer = (request: ModelRequest) => {
    asked.push(request);
    return answers[asked.length - 1] ?? new ConnectorError('invalid_request', 'ai', 'Asked too often');
  };
  const usage = { inputTokens: 100, outputTokens: 20 };
  const model = {
    provider: 'openai-compatible',
    model: 'scripted-1',
    streamText(request: ModelRequest) {
      const answer = nextAnswer(request);
      return { pieces: piecesOf(typeof answer === 'function' ? '' : answer), usage: Promise.resolve(usage) };
    },
    async generateObject<T>(request: ModelRequest & { schema: z.ZodType<T> }) {
      const answer = nextAnswer(request);
      if (typeof answer !== 'function') throw answer;
      const verdicts = sentencesIn(request.prompt).map(({ id, ...sentence }) => ({
        id,
        reason: 'same',
        basis: [],
        ...answer(sentence),
      }));
      return { object: request.schema.parse({ verdicts }), usage };
    },
  } as unknown as LanguageModel;
  return { model, asked };
}

const sentencesIn = (prompt: string) =>
  [
    ...prompt.matchAll(/<sentence id="(\w+)">\n([\s\S]*?)\n(Not found in the data by the program: .*\n)?<\/sentence>/g),
  ].map(([, id = '', text = '', marked]) => ({ id, text, isMarked: marked !== undefined }));

async function* piecesOf(answer: string | Error): AsyncGenerator<string> {
  if (answer instanceof Error) {
    yield 'Hi ';
    throw answer;
  }
  yield* answer.split(/(?<= )/);
}

export function inputOf(
  messageType: MessageType,
  fields: Partial<GenerateMessageInput> = {},
): GenerateMessageInput & { messageType: MessageType } {
  const known = {
    recipientName: 'Marta Oliveira',
    recipientTitle: 'Head of Operations',
    recipientCompany: 'Northwind',
  };
  return { ...generateMessageInput.parse({ ...known, ...fields }), messageType };
}

/** Straight into the database: how a contact is saved is tested where it is done. */
export async function insertContact(fields: object = {}): Promise<string> {
  const _id = new Types.ObjectId();
  const id = _id.toHexString();
  const nothing = { email: null, emailStatus: null, emailStatusOriginal: null, phone: null, linkedinUrl: null };
  const organization = { organizationDomain: null, organizationIndustry: null, organizationSize: null };
  await ContactModel.collection.insertOne({
    _id,
    keys: [`apollo:${id}`],
    name: 'Marta Oliveira',
    isNameHidden: false,
    title: 'Head of Operations',
    organizationName: 'Northwind',
    ...organization,
    ...nothing,
    city: null,
    state: null,
    country: null,
    seniority: null,
    sources: [{ source: 'apollo', id, at: NOW }],
    origins: {},
    revealedAt: {},
    companyId: null,
    knownIn: ['contacts'],
    notes: [],
    formerIds: [],
    words: [],
    savedAt: NOW,
    ...fields,
  } as never);
  return id;
}
