import type { CompanyDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import type { Settings } from '../settings/schemas.ts';
import { deriveFields } from './derive.ts';
import { type CompanyFacts, mergeFacts } from './merge-facts.ts';
import { foldText, searchWords } from './search-words.ts';

/** A company as it is stored the first time that somebody names it. */
export function newCompany(facts: CompanyFacts, settings: Settings, now: Date, demo = false): CompanyDoc {
  const blank = { name: facts.name, industry: facts.industry, records: [], locations: [] };
  const { records } = mergeFacts(blank, facts, now).state;
  const nameKey = foldText(facts.name);
  return {
    _id: new mongo.ObjectId(),
    name: facts.name,
    nameKey,
    domain: facts.domain,
    industry: facts.industry,
    words: searchWords({ nameKey, domain: facts.domain, industry: facts.industry }),
    records,
    ...deriveFields(records, settings),
    ...(demo && { demo: true as const }),
    createdAt: now,
    updatedAt: now,
  };
}
