import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MESSAGES_PER_FILE = 25;

/** A call that waits for its answer, under the name that its answer has. */
export interface WaitingCall {
  name: string;
  prompt: string;
}

/** Of "01.txt", "01.answer.json", or with `kind` of "01.second.txt", "01.second.answer.json". */
const nameOf = (at: number, kind: string, ending: string) => `${String(at).padStart(2, '0')}.${kind}${ending}`;

/** The answers that are in a folder, by the names of their calls. */
export function readAnswers(folder: string, kind: '' | 'second.'): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (let at = 1; existsSync(join(folder, nameOf(at, kind, 'txt'))); at++) {
    const path = join(folder, nameOf(at, kind, 'answer.json'));
    if (existsSync(path)) Object.assign(answers, JSON.parse(readFileSync(path, 'utf8')));
  }
  return answers;
}

/** Writes calls into files of 25, after those that are answered: their answers stay valid. */
export function writePrompts(
  folder: string,
  kind: '' | 'second.',
  { head, calls }: { head: readonly string[]; calls: readonly WaitingCall[] },
): void {
  let at = 1;
  while (existsSync(join(folder, nameOf(at, kind, 'answer.json')))) at++;
  for (let from = 0; from < calls.length; from += MESSAGES_PER_FILE, at++) {
    const prompts = calls.slice(from, from + MESSAGES_PER_FILE).map(({ name, prompt }) => `=== ${name}\n${prompt}`);
    writeFileSync(join(folder, nameOf(at, kind, 'txt')), [...head, ...prompts].join('\n\n'));
  }
}
