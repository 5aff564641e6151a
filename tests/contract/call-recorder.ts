import { writeFileSync } from 'node:fs';
import type { CallInput } from './call.ts';
import type { OperationEntry } from './document.ts';
import { createDisguise } from './recorded-values.ts';

/** Where the document takes its examples from. */
const FILE = new URL('../../packages/trpc/src/openapi/examples/recorded-examples.json', import.meta.url);
const ITEMS_MAX = 2;
const TEXT_MAX = 300;
const LINES_MAX = 4;
/** An example of more characters than this shows less than it hides. */
const SIZE_GOOD = 2500;
/** Input that tests are made of, and readers of an example are not helped by. */
const HOSTILE = /[<>$🏓]|\.\.\/|(.)\1{5}|C\+\+|TCP\/IP|100% |\.\* |Question\?|[^\x20-\x7e\n…–—’“”·€é]/u;

export interface CallRecorder {
  /** Keeps the call if it shows more than those before it. */
  record(entry: OperationEntry, input: CallInput, answer: { status: number; mediaType: string; text: string }): void;
  /** Writes what was kept, by operation. */
  save(): void;
}

interface Kept {
  score: number;
  body?: unknown;
  answer: unknown;
}

/** Keeps of each operation the successful call that shows most, shortened, for the examples of openapi.json. */
export function createRecorder(): CallRecorder {
  const kept = new Map<string, Map<string, Kept>>();
  return {
    record(entry, input, { status, mediaType, text }) {
      if (status >= 300 || !/json|text\//.test(mediaType)) return;
      const answer = mediaType === 'application/json' ? shorten(JSON.parse(text)) : firstLines(text);
      const body = bodyOf(input);
      const calls = kept.get(entry.operation.operationId) ?? new Map<string, Kept>();
      kept.set(entry.operation.operationId, calls);
      const key = `${status} ${mediaType}`;
      const score = worthOf(body, answer);
      const before = calls.get(key);
      if (before === undefined || score > before.score) calls.set(key, { score, body, answer });
    },
    save() {
      const disguise = createDisguise();
      const operations = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
      const recorded = operations.map(([operationId, calls]) => {
        const best = [...calls.values()].sort((a, b) => b.score - a.score)[0];
        const answers = Object.fromEntries([...calls].sort().map(([key, { answer }]) => [key, answer]));
        return [operationId, disguise({ ...(best?.body !== undefined && { body: best.body }), answers })];
      });
      writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
    },
  };
}

function bodyOf({ body }: CallInput): unknown {
  if (!(body instanceof FormData)) return typeof body === 'string' ? undefined : body;
  const fields = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return Object.fromEntries(fields);
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]));
}

const firstLines = (text: string): string => text.split(/\r?\n/).slice(0, LINES_MAX).join('\n');

/** The more members have a value, the better; long and hostile examples are worse. */
function worthOf(body: unknown, answer: unknown): number {
  const text = JSON.stringify({ body, answer });
  const members = (JSON.stringify(answer) ?? '').match(/":(?!null|\[\]|""|\{\}|false|0[,}])/g)?.length ?? 0;
  const sent = Object.keys(typeof body === 'object' && body !== null ? body : {}).length;
  return (
    members +
    2 * sent +
    (body === undefined ? 0 : 10) -
    Math.max(0, text.length - SIZE_GOOD) / 20 -
    (HOSTILE.test(text) ? 1000 : 0)
  );
}
