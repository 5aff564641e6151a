import { SEARCH_TEXT_MAX } from '@workbench/services/companies/limits';
import type { EnrichmentStatus, Finding } from '@workbench/services/leads/schemas';
import { isFinding } from './finding-labels.ts';

const LINKED_METHODS = ['file', 'paste'] as const;
const STATUSES: readonly EnrichmentStatus[] = ['pending', 'enriching', 'completed', 'failed'];

/** Where leads come from. */
export type ImportMethod = 'sheet' | (typeof LINKED_METHODS)[number];

/** What the address of /lead-enrichment owns. Everything is optional: what is missing has its default. */
export interface LeadParams {
  tab?: 'leads';
  way?: (typeof LINKED_METHODS)[number];
  /** Words of the search. */
  q?: string;
  status?: EnrichmentStatus;
  /** Id of an import. */
  list?: string;
  /** What was found. */
  finding?: Finding;
  /** Id of an enrichment run. */
  run?: string;
  /** Id of a list of people. */
  people?: string;
  /** Those alone about whom a person has to decide. */
  review?: true;
  /** Id of the lead that is open. */
  lead?: string;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseLeadParams(raw: Record<string, unknown>): LeadParams {
  const params: LeadParams = {};
  if (raw.tab === 'leads') params.tab = 'leads';
  const method = LINKED_METHODS.find((known) => known === raw.way);
  if (method) params.way = method;
  const q = typeof raw.q === 'number' ? String(raw.q) : raw.q;
  if (typeof q === 'string' && q.trim() !== '') params.q = q.slice(0, SEARCH_TEXT_MAX);
  const status = STATUSES.find((known) => known === raw.status);
  if (status) params.status = status;
  if (typeof raw.list === 'string' && isUuid(raw.list)) params.list = raw.list;
  if (isFinding(raw.finding)) params.finding = raw.finding;
  if (typeof raw.run === 'string' && isUuid(raw.run)) params.run = raw.run;
  if (typeof raw.people === 'string' && isUuid(raw.people)) params.people = raw.people;
  if (raw.review === true || raw.review === 'true') params.review = true;
  if (typeof raw.lead === 'string' && raw.lead !== '') params.lead = raw.lead;
  return params;
}

/** For `validateSearch`: the router lays the result over the raw address, so what is unfit must be named as undefined. */
export function validateLeadParams(raw: Record<string, unknown>): LeadParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseLeadParams(raw) };
}

/** What the list of leads is narrowed by. */
export type LeadFilters = Pick<LeadParams, 'q' | 'status' | 'list' | 'review' | 'finding' | 'run' | 'people'>;

/** True for the 24 hexadecimal digits that a lead's id has. */
export function isLeadId(value: string): boolean {
  return /^[0-9a-f]{24}$/.test(value);
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
