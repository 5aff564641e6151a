import type { mongo } from 'mongoose';
import type { CustomValues } from '../custom/own-column.ts';
import type { FigureFacts } from './figure-list.ts';

/** What lists are filtered and sorted by, of one company. Pure. */
export interface CompanyFilterFacts {
  id: Uint8Array;
  nameKey: string;
  industry: string | null;
  locations: readonly { country: string | null; city: string | null }[];
  /** Aggregates above single figures above null, see `employeeSortKey`. */
  employeeSortKey: number | null;
  growth3: number | null;
  growth6: number | null;
  growth12: number | null;
  spread: number | null;
  /** People between the largest and the smallest comparable figure, where sources disagree; see `readDispute`. */
  disputed: number | null;
  isDecided: boolean;
  sourceCount: number;
  sources: readonly string[];
  figures: readonly FigureFacts[];
  quality: string;
  scope: string | null;
  tags: readonly string[];
  custom: CustomValues;
  /** Ids. */
  lists: readonly string[];
  parent: mongo.ObjectId | null;
  added: Date;
  updated: Date;
}

/** Of these fields; one that is missing in companies of an earlier rule counts as empty until they are recomputed. */
export const FILTER_FACTS_FIELDS = {
  nameKey: 1,
  domain: 1,
  aliases: 1,
  industry: 1,
  normalizedLocations: 1,
  employeeSortKey: 1,
  'growth.m3.percent': 1,
  'growth.m6.percent': 1,
  'growth.m12.percent': 1,
  spread: 1,
  sourceCount: 1,
  'records.source': 1,
  'records.connector': 1,
  'records.value': 1,
  'records.min': 1,
  'records.max': 1,
  'records.kind': 1,
  'records.scope': 1,
  'records.asOf': 1,
  'records.fetchedAt': 1,
  locks: 1,
  preferredSource: 1,
  dismissedDisagreement: 1,
  ancestors: 1,
  'identifiers.kind': 1,
  'identifiers.value': 1,
  dataQuality: 1,
  headcountScope: 1,
  tags: 1,
  custom: 1,
  lists: 1,
  'parent.id': 1,
  createdAt: 1,
  updatedAt: 1,
} as const;
