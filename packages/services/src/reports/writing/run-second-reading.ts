import type { ReadingCallDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { EvidenceItem, GatherOutcome } from '../schemas.ts';
import { type ReadingCall, readingCalls } from '../second-reading/reading-calls.ts';
import type { SecondReader } from '../second-reading/second-reader.ts';
import type { EndedCall } from '../store/report-drafts.ts';
import type { Reading, Readings, UnreadStatement } from '../verify/reading.ts';
import { type CallOptions, callOnce } from './call-once.ts';

interface SecondReadingOptions extends Omit<CallOptions, 'call' | 'index'> {
  /** What is to be read as it is stored now: someone may have been erased while a call was answered. */
  current(): Promise<{ unread: readonly UnreadStatement[]; evidence: readonly EvidenceItem[] }>;
}

export interface SecondReadingResult {
  /** Of the calls that were answered. On what is missing, rules alone decide. */
  readings: Readings;
  /** Of the prompts that were answered, each once: a call may have been answered before an update. */
  versions: string[];
  inputTokens: number;
  outputTokens: number;
  outcome: GatherOutcome;
}

/** Of answers that were stored without their version. */
const FIRST_VERSION = 'second-reading 1';
const NO_READING = 'The second reading says nothing of them';

/**
 * Has the statements of a stored draft read again, each call at most once however often the item is repeated.
 * @returns null when another worker has stored the report meanwhile: this attempt is superseded
 * @throws ConnectorError when the model limits requests and an attempt is left
 */
export async function runSecondReading(
  ctx: ServiceContext,
  reader: SecondReader,
  options: SecondReadingOptions,
): Promise<SecondReadingResult | null> {
  const begunAt = performance.now();
  const calls: { call: ReadingCall; ended: EndedCall }[] = [];
  for (let index = 0; ; index++) {
    const { unread, evidence } = await options.current();
    const call = readingCalls(unread, evidence)[index];
    if (call === undefined) break;
    const ended = await callOnce(ctx, reader, { ...options, call, index });
    if (ended === 'superseded') return null;
    calls.push({ call, ended });
  }
  const answered = calls.flatMap(({ ended }) => (ended.state === 'answered' ? [ended] : []));
  const sumOf = (field: 'inputTokens' | 'outputTokens') => answered.reduce((sum, one) => sum + one[field], 0);
  return {
    readings: readingsOf(answered),
    versions: [...new Set(answered.map(({ version = FIRST_VERSION }) => version))],
    inputTokens: sumOf('inputTokens'),
    outputTokens: sumOf('outputTokens'),
    outcome: { ...toOutcome(calls), durationMs: Math.round(performance.now() - begunAt) },
  };
}

/** What calls said, by the position of the statements. */
export const readingsOf = (calls: readonly ReadingCallDoc[]): Readings =>
  new Map(calls.flatMap((call) => (call.state === 'answered' ? (call.readings as [string, Reading][]) : [])));

/** Stands among the sources of the report, so that it shows whether its statements were read again. */
function toOutcome(calls: readonly { call: ReadingCall; ended: EndedCall }[]): Omit<GatherOutcome, 'durationMs'> {
  const read = calls.reduce((sum, { call, ended }) => sum + countRead(call, ended), 0);
  const left = calls.reduce((sum, { call }) => sum + call.statements.length, 0) - read;
  const failed = calls.flatMap(({ ended }) => (ended.state === 'failed' ? [ended.message.replace(/\.$/, '')] : []))[0];
  const failure = failed ?? (left > 0 ? NO_READING : undefined);
  return {
    source: 'second_reading',
    label: 'Second reading',
    state: failure === undefined ? 'found' : 'failed',
    message:
      failure === undefined
        ? `${statements(read)} read again by the model`
        : `Rules alone decided on ${statements(left)}: ${failure}`,
    evidence: 0,
    pages: [],
  };
}

/** An answer says nothing of a statement that was another one, or none to be read, when it was sent. */
function countRead({ statements }: ReadingCall, ended: EndedCall): number {
  if (ended.state === 'failed') return 0;
  const positions = new Set(ended.readings.map(([position]) => position));
  return statements.filter(({ position }) => positions.has(position)).length;
}

const statements = (count: number) => `${count} ${count === 1 ? 'statement' : 'statements'}`;
