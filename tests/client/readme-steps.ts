import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const README = fileURLToPath(new URL('../../README.md', import.meta.url));
const SECTION = /### From a key to the first webhook\n([\s\S]*?)\n###? /;
const STEP = /^# (\d+\. .+)$/;
const MARK = '@step';

interface FirstSteps {
  /** Starts the server, in a shell of its own. */
  server: string;
  /** Installs the client beside the examples, from the folder of the project. */
  install: string;
  /** From the key to the webhook, in the folder of the examples. */
  calls: string;
}

/** The three blocks of commands, as the README has them. @throws Error where it has another number of them */
export async function readFirstSteps(): Promise<FirstSteps> {
  const section = SECTION.exec(await readFile(README, 'utf8'))?.[1] ?? '';
  const blocks = [...section.matchAll(/```(?:sh|bash)\n([\s\S]*?)```/g)].map(([, commands]) => commands ?? '');
  const [server, install, calls] = blocks;
  if (server === undefined || install === undefined || calls === undefined || blocks.length !== 3)
    throw new Error(`The first steps of the README have ${blocks.length} blocks of commands, not 3`);
  return { server, install, calls };
}

/** The commands with a line of output where a numbered step begins: when, and which. */
export const withMarks = (commands: string): string =>
  commands
    .split('\n')
    .map((line) => {
      const title = STEP.exec(line)?.[1];
      return title === undefined
        ? line
        : `printf '\\n%s %s %s\\n' '${MARK}' "$EPOCHREALTIME" '${title.replaceAll("'", `'\\''`)}'`;
    })
    .join('\n');

/** Seconds of each step, from the output of marked commands that ended at `end` (seconds since 1970). */
export function secondsOfSteps(output: string, end: number): [title: string, seconds: number][] {
  const marks = output.split('\n').flatMap((line) => {
    const [mark, at = '', ...title] = line.split(' ');
    return mark === MARK ? [{ at: Number(at.replace(',', '.')), title: title.join(' ') }] : [];
  });
  return marks.map(({ at, title }, place) => [title, (marks[place + 1]?.at ?? end) - at]);
}
