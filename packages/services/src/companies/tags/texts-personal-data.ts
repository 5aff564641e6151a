import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { eraseFromHistory, findInHistory } from '../changes/history-personal-data.ts';
import { redactCompany } from '../removal/redact-company.ts';

const OF_TEXTS = {
  $or: [{ 'details.fields.field': { $in: ['tags', 'preferredSource'] } }, { kind: 'disagreement_dismissed' }],
};

/** Finds and erases people in tags and in the reasons of decisions about headcounts, and in those before in the history. */
export const TEXT_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'tags and decisions of companies', find, erase },
  {
    category: 'history of tags and decisions',
    find: (_, query) => findInHistory(OF_TEXTS, query),
    erase: (_, ids, query) => eraseFromHistory(ids, query),
  },
];

type WithTexts = Pick<CompanyDoc, 'tags' | 'preferredSource' | 'dismissedDisagreement'>;

const textsOf = ({ tags, preferredSource, dismissedDisagreement }: WithTexts): WithTexts => ({
  ...(tags && { tags }),
  ...(preferredSource && { preferredSource }),
  ...(dismissedDisagreement && { dismissedDisagreement }),
});

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  const companies = CompanyModel.find(
    {
      $or: [
        { 'tags.0': { $exists: true } },
        { preferredSource: { $ne: null } },
        { dismissedDisagreement: { $ne: null } },
      ],
    },
    { name: 1, tags: 1, preferredSource: 1, dismissedDisagreement: 1 },
  ).lean<WithTexts & Pick<CompanyDoc, '_id' | 'name'>>();
  for await (const company of companies.cursor({ batchSize: 1000 })) {
    const data = textsOf(company);
    const match = mentionOf(data);
    if (match !== null)
      found.push({ id: company._id.toHexString(), label: company.name, match, identifiers: [], data });
  }
  return found;
}

/** What is said beside the person stays. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    await redactCompany(new mongo.ObjectId(id), (company) => ({
      ...company,
      ...redactDeep(textsOf(company), pattern),
    }));
  }
  return ids.length;
}
