import { type ReadingCallDoc, type ReportDraftDoc, ReportDraftModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import type { ReportDraft } from '../analyse/analyst.ts';
import type { GatheredFindings } from '../gather/gather-findings.ts';

/** What a model wrote and what it was written from, before it is verified. */
interface WrittenDraft {
  findings: GatheredFindings;
  analyst: { name: string; version: string };
  draft: ReportDraft;
  inputTokens: number;
  outputTokens: number;
}

/** A call that is not under way. */
export type EndedCall = Exclude<ReadingCallDoc, { state: 'sent' }>;

export type DraftCompany = NonNullable<ReportDraftDoc['company']>;

export interface StoredDraft extends WrittenDraft {
  company: DraftCompany;
  writtenAt: Date;
}

/** With the calls that read it again, by their position. */
export interface FoundDraft extends StoredDraft {
  calls: Record<string, ReadingCallDoc>;
}

/** The draft of a report that is not finished; null when none was paid for, or one of another company, name or domain. */
export async function findDraft(_id: string, { id, name, domain }: DraftCompany): Promise<FoundDraft | null> {
  const fields = { company: 1, data: 1, calls: 1, writtenAt: 1 };
  const stored = await ReportDraftModel.findById(_id, fields).lean<ReportDraftDoc>();
  const company = stored?.company;
  if (stored === null || company?.id !== id || company.name !== name || company.domain !== domain) return null;
  return { ...(stored.data as WrittenDraft), company, writtenAt: stored.writtenAt, calls: stored.calls };
}

/**
 * Stores a draft before it is read again, in place of one of another company. Of two workers at one item, both go on with
 * what was stored first.
 */
export async function saveDraft(_id: string, draft: StoredDraft): Promise<StoredDraft> {
  const { company, writtenAt, ...data } = draft;
  const stored = { company, data, calls: {}, writtenAt };
  try {
    await ReportDraftModel.collection.insertOne({ _id, ...stored } as never);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await findDraft(_id, company);
    if (first !== null) return first;
    await ReportDraftModel.collection.replaceOne({ _id } as never, stored);
  }
  return draft;
}

export async function deleteDraft(_id: string): Promise<void> {
  await ReportDraftModel.deleteOne({ _id });
}
