import { readWriteState } from '../store/write-session/write-lock.ts';

/** Counting so many index keys takes about as long as reading the page; fewer are counted each time. */
const WORTH_KEEPING = 2_000;
const KEPT_MAX = 500;

interface KnownCount {
  count: number;
  /** Of the companies when they were counted; null: not known, as it was the first time. */
  state: string | null;
}

/** The least recently used first. */
const known = new Map<string, KnownCount>();

/**
 * How many match, counted only if a session has written companies since the last time, in any process: a frequent word is
 * counted by reading thousands of index keys.
 * @param condition names what is counted, with its limit
 */
export async function keepCount(condition: string, count: () => Promise<number>): Promise<number> {
  const last = known.get(condition);
  const state = last === undefined ? null : await readCleanState();
  if (last !== undefined && state !== null && last.state === state) {
    keep(condition, last);
    return last.count;
  }
  const counted = await count();
  if (counted < WORTH_KEEPING) known.delete(condition);
  // What a session wrote during the count may be half in it.
  else keep(condition, { count: counted, state: state !== null && state === (await readCleanState()) ? state : null });
  return counted;
}

function keep(condition: string, count: KnownCount): void {
  known.delete(condition);
  known.set(condition, count);
  const [oldest] = known.keys();
  if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest);
}

/** Of all that sessions have written; null while one writes. */
async function readCleanState(): Promise<string | null> {
  const state = await readWriteState();
  return state === null || state.isWriting ? null : `${state.epoch} ${state.version}`;
}
