import type { CompanyDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { deriveFields } from '../figures/derive-fields.ts';
import { companySearchWords, foldForSearch } from '../search/words.ts';
import { type CompanyFacts, mergeFacts } from './merge-facts.ts';

/** A company as it is stored the first time that somebody names it. */
export function newCompany(facts: CompanyFacts, settings: AggregateSettings, now: Date, demo = false): CompanyDoc {
  const blank = { name: facts.name, industry: facts.industry, records: [], locations: [] };
  const { records } = mergeFacts(blank, facts, now).state;
  const nameKey = foldForSearch(facts.name);
  return {
    _id: new mongo.ObjectId(),
    name: facts.name,
    nameKey,
    domain: facts.domain,
    industry: facts.industry,
    words: companySearchWords({ nameKey, domain: facts.domain, industry: facts.industry }),
    records,
    ...deriveFields(records, settings),
    ...(demo && { demo: true as const }),
    createdAt: now,
    updatedAt: now,
  };
}
