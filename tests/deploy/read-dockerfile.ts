import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Instruction {
  name: string;
  /** Without the name, on one line. */
  text: string;
}

export interface Stage {
  base: string;
  /** Empty for the last one, which is the image. */
  name: string;
  instructions: Instruction[];
}

export function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [base = '', , stage = ''] = rest.split(' ');
      stages.push({ base, name: stage, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, text: rest });
    }
  }
  return stages;
}

/** Those of one kind, in order. */
export const textsOf = (stage: Stage | undefined, name: string): string[] =>
  (stage?.instructions ?? []).filter((instruction) => instruction.name === name).map(({ text }) => text);

/** The variables that a stage sets. */
export function variablesOf(stage: Stage | undefined): Record<string, string> {
  return Object.fromEntries(
    textsOf(stage, 'ENV').flatMap((text) => [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  );
}

/** The files of the project that .dockerignore lets into the image. */
export function readContext(): string[] {
  const patterns = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return files.split('\n').filter((file) => file !== '' && !isIgnored(file, patterns));
}

/** The last pattern that matches the file or a folder above it counts, as Docker has it. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  let isOut = false;
  for (const pattern of patterns) {
    const glob = pattern.replace(/^!/, '');
    for (let path = file; path !== '.'; path = dirname(path)) {
      if (matchesGlob(path, glob)) isOut = !pattern.startsWith('!');
    }
  }
  return isOut;
}
