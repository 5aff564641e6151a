import { lineAt, type SourceFile } from './source-file.ts';

/** Words that identifiers and file names do not use, and what to write instead; `docs/glossary.md` has the meanings. */
export const DROPPED_WORDS: Readonly<Record<string, string>> = {
  settle: 'finish, reconcile, capture, recover or resume',
  settles: 'finish, reconcile, capture, recover or resume',
  settled: 'finished, reconciled, captured or resumed',
  settlement: 'reconciliation',
  hold: 'save',
  holds: 'saves',
  held: 'saved',
  tell: 'notify or say',
  tells: 'notifies or says',
  told: 'notified or message',
  forget: 'delete, expire or invalidate',
  forgets: 'delete, expire or invalidate',
  forgotten: 'deleted or expired',
  listed: 'suppressed, or list… for a list',
  place: 'location on a map; else slot, position, cursor or source',
  places: 'locations on a map; else slots or positions',
  placed: 'positioned',
  outside: 'integration or connection',
  ask: 'query or request',
  asks: 'queries or requests',
  asked: 'queried or requested',
  patience: 'retry',
  patiently: 'with retry',
  steadily: 'with retry',
  doubt: 'indeterminate',
  unsure: 'indeterminate or unconfirmed',
  wanted: 'requested',
  walk: 'scan',
  walks: 'scans',
  gate: 'rate limiter',
  gates: 'rate limiters',
  lane: 'slot',
  lanes: 'slots',
  desk: 'queue, or privacy requests',
  desks: 'queues',
  pile: 'queue or tab',
  piles: 'queues or tabs',
  stray: 'orphan or displaced',
  strays: 'orphans or displaced',
  deed: 'event',
  deeds: 'events',
  hearsay: 'speculation',
  standing: 'existing',
  stands: 'is',
  anew: 'again',
  nobody: 'no one, none or empty',
  somebody: 'someone or person',
  way: 'method or mode',
  ways: 'methods or modes',
  unharmed: 'ignoring errors',
};

/** Phrases that screens, messages, comments and the REST document do not use. */
const DROPPED_PHRASES: readonly RegExp[] = [
  /\banew\b/i,
  /\bnobody\b/i,
  /\bsomebody\b/i,
  /\bhead[ -]counts?\b/i,
  /\bparted by\b/i,
  /\b(?:is|are|was|were|be|being) told\b/i,
  /\bsending desk\b/i,
  /\bprivacy desk\b/i,
  /\bwent silent\b/i,
];

export interface AllowedWord {
  identifier: string;
  reason: string;
}

/** Names that carry a dropped word and have to stay. */
export const ALLOWED_WORDS: readonly AllowedWord[] = [
  { identifier: 'onSettled', reason: 'option of TanStack Query' },
  { identifier: 'isListed', reason: 'field of the Ashby API' },
  { identifier: 'asked', reason: 'field of the REST API' },
  { identifier: 'askedAt', reason: 'stored field' },
  { identifier: 'place', reason: 'field of the REST API and of stored documents' },
  { identifier: 'unsure', reason: 'field of the REST API' },
  { identifier: 'unsureCalls', reason: 'field of an aggregation' },
  { identifier: 'unsureCredits', reason: 'field of an aggregation' },
  { identifier: 'doubt', reason: 'stored field' },
  { identifier: 'listed', reason: 'stored field' },
  { identifier: 'desk', reason: 'procedure and field of the REST API' },
  { identifier: 'HostGate', reason: 'name of a stored collection' },
  { identifier: 'name_and_place', reason: 'stored value' },
  { identifier: 'ASKED', reason: 'requests in English messages, as language data' },
  { identifier: 'NOT_ASKED', reason: 'requests in English messages, as language data' },
  { identifier: 'forget', reason: 'text of the not-found page, fixed by the specification' },
  { identifier: 'ways', reason: 'text of the first-run guide: ways to get started' },
  { identifier: 'way', reason: 'search parameter of the lead import’s address' },
];

/** One line per identifier that carries a dropped word. */
export function droppedIdentifiers(files: readonly SourceFile[], allowed: readonly AllowedWord[]): string[] {
  const exempt = new Set(allowed.map(({ identifier }) => identifier));
  return files.flatMap(({ path, code }) =>
    [...code.matchAll(/[A-Za-z_$][\w$]*/g)]
      .filter(([name]) => !exempt.has(name))
      .flatMap((match) => {
        const word = droppedWordIn(match[0]);
        return word === null ? [] : [`${path}:${lineAt(code, match.index)} ${match[0]}: ${DROPPED_WORDS[word]}`];
      }),
  );
}

/** One line per file or folder whose name carries a dropped word. */
export function droppedFileNames(paths: readonly string[]): string[] {
  return paths.filter((path) => path.split('/').some((part) => droppedWordIn(part.replace(/\.\w+$/, '')) !== null));
}

/** One line per dropped phrase in a text. */
export function droppedPhrases(where: string, text: string): string[] {
  return DROPPED_PHRASES.flatMap((phrase) => {
    const match = phrase.exec(text);
    return match === null ? [] : [`${where}:${lineAt(text, match.index)} "${match[0]}"`];
  });
}

function droppedWordIn(name: string): string | null {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[\s_$.-]+/);
  return words.map((word) => word.toLowerCase()).find((word) => Object.hasOwn(DROPPED_WORDS, word)) ?? null;
}
