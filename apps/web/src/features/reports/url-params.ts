import { REPORT_ID_MAX } from '@workbench/services/reports/limits';

/** What the address of /company-reports owns. */
export interface ReportParams {
  tab?: 'bulk';
  /** Id of the chosen company. */
  company?: string;
  /** Id of a version; without it the report as it stands. */
  report?: string;
}

/** True for the 24 hexadecimal digits that a company id has. */
function isCompanyId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseReportParams(raw: Record<string, unknown>): ReportParams {
  const params: ReportParams = {};
  if (raw.tab === 'bulk') params.tab = 'bulk';
  if (!isCompanyId(raw.company)) return params;
  params.company = raw.company.toLowerCase();
  if (typeof raw.report === 'string' && raw.report !== '' && raw.report.length <= REPORT_ID_MAX) {
    params.report = raw.report;
  }
  return params;
}

/** For `validateSearch`: the router lays the result over the raw address, so what is unfit must be named as undefined. */
export function validateReportParams(raw: Record<string, unknown>): ReportParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseReportParams(raw) };
}

/** What the address of /company-reports/compare owns: ids of versions, of one company or of two. */
export interface CompareParams {
  left?: string;
  right?: string;
}

/** For `validateSearch`, as above. */
export function validateCompareParams(raw: Record<string, unknown>): CompareParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  const params: CompareParams = {};
  for (const side of ['left', 'right'] as const) {
    const id = raw[side];
    if (typeof id === 'string' && id !== '' && id.length <= REPORT_ID_MAX) params[side] = id;
  }
  return { ...cleared, ...params };
}
