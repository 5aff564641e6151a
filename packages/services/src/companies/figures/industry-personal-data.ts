import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { createMentionMatcher, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { redactCompany } from '../removal/redact-company.ts';

/** Finds and erases people in industries, where files have put the person of a sole trader. */
export const INDUSTRY_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'industries of companies', find, erase },
];

/** Many companies share an industry: each is compared once. */
async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const industries: string[] = await CompanyModel.distinct('industry');
  const matches = new Map(
    industries.flatMap((industry) => {
      const match = mentionOf([industry]);
      return match === null ? [] : [[industry, match] as const];
    }),
  );
  if (matches.size === 0) return [];
  const companies = await CompanyModel.find(
    { industry: { $in: [...matches.keys()] } },
    { name: 1, industry: 1 },
  ).lean();
  return companies.flatMap(({ _id, name, industry }) => {
    const match = matches.get(industry ?? '');
    const record = { id: _id.toHexString(), label: name, identifiers: [], data: { industry } };
    return match === undefined ? [] : [{ ...record, match }];
  });
}

/** What is said beside the person stays. */
async function erase(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  if (pattern === null) return 0;
  for (const id of ids) {
    await redactCompany(new mongo.ObjectId(id), (company) => ({
      ...company,
      industry: redactDeep(company.industry, pattern),
    }));
  }
  return ids.length;
}
