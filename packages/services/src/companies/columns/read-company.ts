import type { CompanyDoc } from '@workbench/db';
import type { DerivedFrom } from '../figures/derived-from.ts';
import type { CompanyFilterFacts, FILTER_FACTS_FIELDS } from './company-facts.ts';

type StoredField = keyof { [F in keyof typeof FILTER_FACTS_FIELDS as F extends keyof CompanyDoc ? F : never]: 1 };

/** A company as it is read for the columns. */
export type FilteredDoc = Pick<CompanyDoc, '_id' | StoredField> & {
  records?: DerivedFrom['records'];
  identifiers?: NonNullable<DerivedFrom['identifiers']>;
  growth?: Partial<Record<'m3' | 'm6' | 'm12', { percent: number }>> | null;
  parent?: { id: CompanyDoc['_id'] } | null;
};

/** The facts of a stored company. Pure. */
export function readCompany(doc: FilteredDoc): Omit<CompanyFilterFacts, 'figures' | 'disputed' | 'isDecided'> {
  return {
    id: doc._id.id,
    nameKey: doc.nameKey,
    industry: doc.industry ?? null,
    locations: doc.normalizedLocations ?? [],
    employeeSortKey: doc.employeeSortKey ?? null,
    growth3: doc.growth?.m3?.percent ?? null,
    growth6: doc.growth?.m6?.percent ?? null,
    growth12: doc.growth?.m12?.percent ?? null,
    spread: doc.spread ?? null,
    sourceCount: doc.sourceCount,
    sources: doc.records?.map(({ source }) => source) ?? [],
    quality: doc.dataQuality,
    scope: doc.headcountScope ?? null,
    tags: doc.tags ?? [],
    custom: doc.custom ?? {},
    lists: doc.lists ?? [],
    parent: doc.parent?.id ?? null,
    added: doc.createdAt,
    updated: doc.updatedAt,
  };
}
