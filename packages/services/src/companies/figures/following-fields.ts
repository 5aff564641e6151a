import type { CompanyDoc } from '@workbench/db';
import type { DerivedFields } from './derive-fields.ts';

/** Fields of a company that follow from other fields, or are of each write. */
const FOLLOWING: Record<
  keyof DerivedFields | 'growth' | '_id' | 'ancestors' | 'nameKey' | 'createdAt' | 'updatedAt' | 'words',
  true
> = {
  _id: true,
  ancestors: true,
  nameKey: true,
  createdAt: true,
  updatedAt: true,
  words: true,
  locations: true,
  normalizedLocations: true,
  growth: true,
  spread: true,
  aggregatedEmployeeCount: true,
  isMinimumCount: true,
  headcountScope: true,
  sourceCount: true,
  comparableSourceCount: true,
  singleFigure: true,
  employeeSortKey: true,
  dataQuality: true,
  agreement: true,
  recomputeOn: true,
  derivedVersion: true,
} satisfies Partial<Record<keyof CompanyDoc, true>>;

export const isFollowing = (name: string): boolean => name in FOLLOWING;
