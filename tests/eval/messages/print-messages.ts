import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkText } from '../../../packages/services/src/ai/check/check-text.ts';
import { createContext } from '../../../packages/services/src/shared/context.ts';
import { type MessageInput, readMessageInputs } from './message-inputs.ts';
import { type AnsweredMessage, writeWithAnswers } from './write-with-answers.ts';

const MESSAGES_PER_FILE = 25;
/** Answers by the message's id, or by the id with a "+" for one that came out too long and was written again. */
const answersSchema = z.record(z.string(), z.string());

/**
 * Lets a model write the messages of a file. Prompts that wait for an answer are written into the folder, 25 to a file:
 * answer 01.txt by 01.answer.json and run it again until none waits. Then the messages lie in messages.json, for judges,
 * and what the product's check finds in them is printed.
 */
export async function printMessages(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const inputs = readMessageInputs(file);
  const answers = readAnswers(folder);
  const written = await Promise.all(
    inputs.map(async (input) => {
      const own = [answers[input.id], answers[`${input.id}+`]].filter((answer) => answer !== undefined);
      return { input, ...(await writeWithAnswers(input, own)) };
    }),
  );
  const waiting = written.filter(({ draft }) => draft === null);
  if (waiting.length > 0) {
    writePrompts(waiting, folder);
    return;
  }
  await printChecks(written, folder);
}

function readAnswers(folder: string): Record<string, string> {
  const answers: Record<string, string> = {};
  for (let at = 1; existsSync(join(folder, nameOf(at, 'txt'))); at++) {
    const path = join(folder, nameOf(at, 'answer.json'));
    if (existsSync(path)) Object.assign(answers, answersSchema.parse(JSON.parse(readFileSync(path, 'utf8'))));
  }
  return answers;
}

const nameOf = (at: number, ending: string) => `${String(at).padStart(2, '0')}.${ending}`;

type WrittenMessage = AnsweredMessage & { input: MessageInput };

/** After the files that are there: their answers stay valid. */
function writePrompts(waiting: readonly WrittenMessage[], folder: string): void {
  let at = 1;
  while (existsSync(join(folder, nameOf(at, 'answer.json')))) at++;
  for (let from = 0; from < waiting.length; from += MESSAGES_PER_FILE, at++) {
    const some = waiting.slice(from, from + MESSAGES_PER_FILE);
    const prompts = some.map(
      ({ input, calls }) => `=== ${input.id}${calls.length > 1 ? '+' : ''}\n${calls.at(-1)?.prompt}`,
    );
    const task =
      'Each message below is a call of its own: write it as if there were no other. Answer with one JSON object that has the names behind "===" as keys and the messages as values.';
    writeFileSync(join(folder, nameOf(at, 'txt')), [some[0]?.calls[0]?.instructions, task, ...prompts].join('\n\n'));
  }
  console.log(`${waiting.length} messages wait for answers in ${folder}`);
}

async function printChecks(written: readonly WrittenMessage[], folder: string): Promise<void> {
  const ctx = createContext({});
  const messages = await Promise.all(
    written.map(async ({ input, draft }) => {
      const text = draft?.text ?? '';
      const { unsupported, isOverLimit } = await checkText({ ctx, input: { text, request: input } });
      return { id: input.id, text, isTrimmed: draft?.isTrimmed === true, isOverLimit, unsupported, input };
    }),
  );
  writeFileSync(join(folder, 'messages.json'), JSON.stringify(messages, null, 1));
  const flagged = messages.filter(({ unsupported }) => unsupported.length > 0);
  const cut = messages.filter(({ isTrimmed }) => isTrimmed);
  console.log(
    `${messages.length} messages, ${cut.length} cut to their limit, ${flagged.length} with statements that nothing supports`,
  );
  for (const { id, unsupported } of flagged) {
    console.log(`${id}: ${unsupported.map(({ kind, text }) => `${kind} "${text}"`).join(', ')}`);
  }
}
