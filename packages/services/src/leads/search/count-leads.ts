import { LEAD_INDEXES } from '@workbench/db';
import mongoose from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import type { LeadCounters } from '../schemas.ts';
import type { LeadFilter } from './lead-filter.ts';
import { countLeadsOf } from './most-selective.ts';

/** The screen polls every three seconds, in every open window. */
const FRESH_MS = 500;

interface CachedCounters {
  at: number;
  database: string;
  counters: Promise<LeadCounters>;
}
let cachedCounters: CachedCounters | null = null;

/** The number of leads per status, cached for half a second. */
export function countLeads(_: Verb<object>): Promise<LeadCounters> {
  const now = performance.now();
  const database = mongoose.connection.name;
  if (cachedCounters !== null && cachedCounters.database === database && now - cachedCounters.at < FRESH_MS)
    return cachedCounters.counters;
  const counters = countNow();
  cachedCounters = { at: now, database, counters };
  counters.catch(() => {
    cachedCounters = null;
  });
  return counters;
}

/** For whoever has just changed how many there are in this process. */
export function invalidateLeadCounts(): void {
  cachedCounters = null;
}

async function countNow(): Promise<LeadCounters> {
  const ofStatus = (enrichmentStatus: string) => count({ enrichmentStatus }, LEAD_INDEXES.status);
  const [pending, enriching, completed, failed, review, suggestions] = await Promise.all([
    ofStatus('pending'),
    ofStatus('enriching'),
    ofStatus('completed'),
    ofStatus('failed'),
    count({ needsReview: true }, LEAD_INDEXES.review),
    // Counted on the sparse index.
    count({ 'suggestions.0': { $exists: true } }, LEAD_INDEXES.suggestions),
  ]);
  return {
    total: pending + enriching + completed + failed,
    pending,
    enriching,
    completed,
    failed,
    review,
    suggestions,
  };
}

const count = (filter: LeadFilter, hint: string) => countLeadsOf({ filter, hint }, 0);
