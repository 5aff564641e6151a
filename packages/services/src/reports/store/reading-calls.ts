import { type ReadingCallDoc, type ReportDraftDoc, ReportDraftModel } from '@workbench/db';
import { databaseNow } from '../../shared/database/database-clock.ts';
import { NO_REASON, type Reading } from '../verify/reading.ts';
import type { DraftCompany, EndedCall } from './report-drafts.ts';

/** A draft of a report: one that was written again, since its company was renamed, is another. */
export interface DraftKey {
  _id: string;
  company: Pick<DraftCompany, 'name' | 'domain'>;
}

const filterOf = ({ _id, company: { name, domain } }: DraftKey) => ({
  _id,
  'company.name': name,
  'company.domain': domain,
});

/**
 * Marks a call as sent, which only one attempt can do, once.
 * @param token of this attempt, so that a claim whose response was lost is known as its own
 * @returns what is known of the call already; 'gone' without this draft: another worker has stored the report and with it
 *   deleted the draft, has written another one, or it has expired; null: it is ours to send
 */
export async function claimReadingCall(
  key: DraftKey,
  index: number,
  token: string,
): Promise<ReadingCallDoc | 'gone' | null> {
  const field = `calls.${index}`;
  const sent: ReadingCallDoc = { state: 'sent', token, aliveAt: await databaseNow() };
  await ReportDraftModel.updateOne({ ...filterOf(key), [field]: { $exists: false } }, { $set: { [field]: sent } });
  const draft = await ReportDraftModel.findOne(filterOf(key), { calls: 1 }).lean<ReportDraftDoc>();
  const stored = draft?.calls[index];
  if (stored === undefined) return 'gone';
  return stored.state === 'sent' && stored.token === token ? null : stored;
}

/** Shows other workers that the attempt which has sent a call still waits for its answer. */
export async function renewReadingCall(key: DraftKey, index: number, token: string): Promise<void> {
  const field = `calls.${index}`;
  const own = { ...filterOf(key), [`${field}.state`]: 'sent', [`${field}.token`]: token };
  await ReportDraftModel.updateOne(own, { $set: { [`${field}.aliveAt`]: await databaseNow() } });
}

/**
 * Stores how a call ended, without the model's reasons and the passages that it copied when someone was erased from the
 * draft: they may name them.
 * @returns the call as it is stored
 */
export async function saveReadingCall(
  key: DraftKey,
  { index, token, call }: { index: number; token: string; call: EndedCall },
): Promise<EndedCall> {
  const field = `calls.${index}`;
  const own = { ...filterOf(key), [`${field}.token`]: token };
  const { matchedCount } = await ReportDraftModel.updateOne(
    { ...own, isErasedFrom: { $exists: false } },
    { $set: { [field]: call } },
  );
  if (matchedCount > 0) return call;
  const ended = withoutWords(call);
  await ReportDraftModel.updateOne(own, { $set: { [field]: ended } });
  return ended;
}

const withoutWords = (call: EndedCall): EndedCall =>
  call.state === 'failed'
    ? call
    : {
        ...call,
        readings: (call.readings as [string, Reading][]).map(([at, reading]) => [
          at,
          { ...reading, reason: NO_REASON, basis: [] },
        ]),
      };

/** A call that certainly was not charged may be sent again; one that another attempt has claimed since stays theirs. */
export async function releaseReadingCall(key: DraftKey, index: number, token: string): Promise<void> {
  const field = `calls.${index}`;
  await ReportDraftModel.updateOne({ ...filterOf(key), [`${field}.token`]: token }, { $unset: { [field]: 1 } });
}
