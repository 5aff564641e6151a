import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkMessage } from '../../../packages/services/src/ai/check/check-message.ts';
import { characterCount } from '../../../packages/services/src/ai/length/character-limit.ts';
import { messageLimit } from '../../../packages/services/src/ai/length/message-limit.ts';
import { verdictsSchema } from '../../../packages/services/src/shared/second-reading/verdicts-schema.ts';
import { checkWithAnswer } from './check-with-answer.ts';
import { type MessageInput, readMessageInputs } from './message-inputs.ts';
import { readAnswers, writePrompts } from './prompt-files.ts';
import { type AnsweredMessage, writeWithAnswers } from './write-with-answers.ts';

/** Answers by the message's id, or by the id with a "+" for one that came out too long and was written again. */
const answersSchema = z.record(z.string(), z.string());

/**
 * Lets a model write the messages of a file. Prompts that wait for an answer are written into the folder, 25 to a file:
 * answer 01.txt by 01.answer.json and run it again until none waits. Then the messages lie in messages.json, for judges,
 * and what the product's check finds in them is printed: by its rules, and after the second reading, whose prompts
 * 01.second.txt are answered by 01.second.answer.json.
 */
export async function printMessages(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const inputs = readMessageInputs(file);
  const answers = answersSchema.parse(readAnswers(folder, ''));
  const written = await Promise.all(
    inputs.map(async (input) => {
      const own = [answers[input.id], answers[`${input.id}+`]].filter((answer) => answer !== undefined);
      return { input, ...(await writeWithAnswers(input, own)) };
    }),
  );
  const waiting = written.filter(({ draft }) => draft === null);
  if (waiting.length === 0) return printChecks(written, folder);
  const task =
    'Each message below is a call of its own: write it as if there were no other. Answer with one JSON object that has the names behind "===" as keys and the messages as values.';
  const calls = waiting.map(({ input, calls: own }) => ({
    name: `${input.id}${own.length > 1 ? '+' : ''}`,
    prompt: own.at(-1)?.prompt ?? '',
  }));
  writePrompts(folder, '', { head: [waiting[0]?.calls[0]?.instructions ?? '', task], calls });
  console.log(`${waiting.length} messages wait for answers in ${folder}`);
}

type WrittenMessage = AnsweredMessage & { input: MessageInput };

async function printChecks(written: readonly WrittenMessage[], folder: string): Promise<void> {
  const answers = readAnswers(folder, 'second.');
  const messages = await Promise.all(
    written.flatMap(({ input, draft }) => (draft === null ? [] : [check(input, draft, answers[input.id])])),
  );
  writeFileSync(
    join(folder, 'messages.json'),
    JSON.stringify(
      messages.map(({ call: _, ...message }) => message),
      null,
      1,
    ),
  );
  const cut = messages.filter(({ isTrimmed }) => isTrimmed);
  const flagged = messages.filter(({ claims }) => claims.length > 0);
  console.log(
    `${messages.length} messages, ${cut.length} cut to their limit, ${flagged.length} with statements that nothing supports`,
  );
  const waiting = messages.filter(({ unsupported }) => unsupported === null);
  if (waiting.length > 0) writeReadingPrompts(waiting, folder);
  else {
    const left = flagged.filter(({ unsupported }) => unsupported !== null && unsupported.length > 0);
    console.log(`${left.length} after their second reading`);
  }
  for (const { id, claims, unsupported } of flagged) {
    const shown = (unsupported ?? claims).map(({ kind, text }) => `${kind} "${text}"`).join(', ');
    console.log(`${id}: ${shown === '' ? 'none after the second reading' : shown}`);
  }
}

async function check(input: MessageInput, draft: NonNullable<AnsweredMessage['draft']>, answer: unknown) {
  const { text, isTrimmed } = draft;
  const limit = messageLimit(input);
  const { checked, call } = await checkWithAnswer(input, draft, answer);
  return {
    id: input.id,
    text,
    isTrimmed,
    isOverLimit: limit !== null && characterCount(text) > limit,
    /** What the rules find. */
    claims: checkMessage(text, input),
    /** What is left of it; null while the second reading waits. */
    unsupported: checked?.unsupported ?? null,
    input,
    call,
  };
}

function writeReadingPrompts(waiting: readonly Awaited<ReturnType<typeof check>>[], folder: string): void {
  const schema = JSON.stringify(z.toJSONSchema(verdictsSchema([])));
  const task = `Each part below that begins with "===" is a call of its own: answer it as if there were no other. Answer with one JSON object that has the names behind "===" as keys. Its values have this JSON schema: ${schema}`;
  const calls = waiting.map(({ id, call }) => ({ name: id, prompt: call?.prompt ?? '' }));
  writePrompts(folder, 'second.', { head: [waiting[0]?.call?.instructions ?? '', task], calls });
  console.log(`${waiting.length} second readings wait for answers in ${folder}`);
}
