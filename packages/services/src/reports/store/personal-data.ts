import { type ReportDoc, ReportModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { extractTexts } from '../../shared/personal-data/extract-texts.ts';
import { createMentionMatcher, personPattern, redactDeep } from '../../shared/personal-data/person-mentions.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';

/** Finds and erases personal data in reports and their evidence. */
export const REPORT_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'reports and their evidence', find, erase },
];

const SENTENCE_MAX = 300;

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const report of ReportModel.find().lean<ReportDoc>().cursor({ batchSize: 20 })) {
    const mentions = [...extractTexts(report.data)].flatMap((text) => {
      const match = mentionOf(text);
      return match === null ? [] : [{ text, match }];
    });
    if (mentions.length === 0) continue;
    found.push({
      id: report._id,
      label: `${report.companyName}, version ${report.version}`,
      match: mentions.some(({ match }) => match === 'identifier') ? 'identifier' : 'name',
      identifiers: [],
      data: { company: report.companyName, texts: [...new Set(mentions.map(({ text }) => shorten(text)))] },
    });
  }
  return found;
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
