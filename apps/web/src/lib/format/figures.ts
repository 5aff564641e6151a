import type { SourceRecord } from '@workbench/services/companies/schemas';
import { DASH, formatNumber } from './format.ts';

export type ShownFigure = Pick<SourceRecord, 'employeeCount' | 'employeeMin' | 'employeeMax'>;

/** As people write it: "1,200", "11–50", "1,001+"; a dash when the source gave no figure. */
export function formatFigure({ employeeCount, employeeMin, employeeMax }: ShownFigure): string {
  if (employeeCount !== null) return formatNumber(employeeCount);
  if (employeeMin === null) return DASH;
  return employeeMax === null
    ? `${formatNumber(employeeMin)}+`
    : `${formatNumber(employeeMin)}–${formatNumber(employeeMax)}`;
}

/** What a number counts, in a few words: sources count different things. */
export const FIGURE_KIND_LABEL: Record<SourceRecord['kind'], string> = {
  exact: 'Exact count',
  band: 'Range',
  period_average: 'Average over a period',
  establishment: 'Single establishment',
  plan_participants: 'Pension plan participants',
  text_extracted: 'Extracted from text',
  self_declared: 'Self-reported',
  community: 'Community-edited',
  estimated: 'Estimate',
  file: 'From a file',
};

/** Whom a number counts. */
export const FIGURE_SCOPE_LABEL: Record<SourceRecord['scope'], string> = {
  group: 'Group',
  network_profiles: 'Network profiles',
  legal_entity: 'Legal entity',
  establishment: 'Establishment',
  unknown: 'Scope not stated',
};
