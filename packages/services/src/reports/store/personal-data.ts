import { type ReportDoc, type ReportDraftDoc, ReportDraftModel, ReportModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { extractTexts } from '../../shared/personal-data/extract-texts.ts';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';

/** Finds and erases personal data in reports and their evidence. */
export const REPORT_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'reports and their evidence', find, erase },
  { category: 'drafts of reports', find: findInDrafts, erase: eraseFromDrafts },
];

const SENTENCE_MAX = 300;

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const report of ReportModel.find().lean<ReportDoc>().cursor({ batchSize: 20 })) {
    const mentions = mentionsIn(report.data, mentionOf);
    if (mentions === null) continue;
    const label = `${report.companyName}, version ${report.version}`;
    found.push({ id: report._id, label, ...mentions.record, data: { company: report.companyName, ...mentions.data } });
  }
  return found;
}

async function findInDrafts(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const drafts = await ReportDraftModel.find().lean<ReportDraftDoc[]>();
  return drafts.flatMap(({ _id, data, calls }) => {
    const mentions = mentionsIn([data, calls], mentionOf);
    return mentions === null
      ? []
      : [{ id: _id, label: 'A report being written', ...mentions.record, data: mentions.data }];
  });
}

/** The draft stays without the person, and so does what a second reading said: both were paid for. */
async function eraseFromDrafts(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    // First: a call that is answered from now on is stored without the words of the model.
    const draft = await ReportDraftModel.findByIdAndUpdate(id, { $set: { isErasedFrom: true } }).lean<ReportDraftDoc>();
    if (draft === null) continue;
    // One by one: a call that was sent may be answered meanwhile.
    const answered = Object.entries(draft.calls).filter(([, { state }]) => state === 'answered');
    const calls = answered.map(([index, call]) => [`calls.${index}`, redactDeep(call, pattern)]);
    const data = redactDeep(draft.data, pattern);
    await ReportDraftModel.updateOne({ _id: id }, { $set: { data, ...Object.fromEntries(calls) } });
  }
  return ids.length;
}

/** What a report or its draft says of a person; null when it says nothing. */
function mentionsIn(data: unknown, mentionOf: ReturnType<typeof createMentionMatcher>) {
  const mentions = [...extractTexts(data)].flatMap((text) => {
    const match = mentionOf(text);
    return match === null ? [] : [{ text, match }];
  });
  if (mentions.length === 0) return null;
  const isSure = mentions.some(({ match }) => match === 'identifier');
  return {
    record: { match: isSure ? ('identifier' as const) : ('name' as const), identifiers: [] },
    data: { texts: [...new Set(mentions.map(({ text }) => shorten(text)))] },
  };
}

/** The report stays without the person: their company's news are not theirs alone. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    const report = await ReportModel.findById(id).lean();
    if (report !== null) await ReportModel.updateOne({ _id: id }, { $set: { data: redactDeep(report.data, pattern) } });
  }
  return ids.length;
}

const shorten = (text: string): string => (text.length > SENTENCE_MAX ? `${text.slice(0, SENTENCE_MAX - 1)}…` : text);
