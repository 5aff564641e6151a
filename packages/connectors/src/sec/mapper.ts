import type { CompanyAnswer, CompanyIds, Figure, MatchMethod } from '../types.ts';
import { addressToLocation } from './address-location.ts';
import { findHeadcount } from './headcount-in-report.ts';
import type { Concept, FilingColumns, Submissions } from './schema.ts';

/** The newest figure and up to three years before it. */
const MAX_FIGURES = 4;
const ANNUAL_FORMS = new Set(['10-K', '10-K/A', '20-F', '20-F/A', '40-F', '40-F/A']);

export interface AnnualReport {
  accession: string;
  form: string;
  /** Last day of the year reported on. */
  reportDate: Date | null;
  /** Where the document stands, below the archive's host. */
  path: string;
}

/** Annual reports among filings, newest first. Names that could lead out of the archive are left out. */
export function toAnnualReports(columns: FilingColumns, cik: string): AnnualReport[] {
  const reports = columns.form.flatMap((form, index): (AnnualReport & { filed: string })[] => {
    const accession = columns.accessionNumber[index] ?? '';
    const document = columns.primaryDocument[index] ?? '';
    const isSafe = /^\d{10}-\d{2}-\d{6}$/.test(accession) && /^[\w-][\w.-]*\.(?:html?|txt)$/i.test(document);
    if (!ANNUAL_FORMS.has(form) || !isSafe) return [];
    const path = `/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${document}`;
    const filed = columns.filingDate?.[index] ?? '';
    return [{ accession, form, reportDate: toDay(columns.reportDate?.[index]), path, filed }];
  });
  return reports
    .toSorted((a, b) => b.filed.localeCompare(a.filed))
    .map(({ accession, form, reportDate, path }) => ({ accession, form, reportDate, path }));
}

/**
 * Tagged employee numbers, newest year first; of several filings about one day the last filed holds. The unit is
 * "pure" with nearly all, and a name of their own with a few.
 */
export function toTaggedFigures(concept: Concept, cik: string): Figure[] {
  const facts = concept.units.pure ?? Object.values(concept.units)[0] ?? [];
  const byDay = new Map<string, (typeof facts)[number]>();
  for (const fact of facts) {
    const other = byDay.get(fact.end);
    if (other === undefined || (fact.filed ?? '') >= (other.filed ?? '')) byDay.set(fact.end, fact);
  }
  const figures = [...byDay.values()].flatMap(({ end, val, accn }): Figure[] => {
    const asOf = toDay(end);
    if (asOf === null || !Number.isInteger(val) || val < 1) return [];
    const isFiling = accn !== undefined && /^\d{10}-\d{2}-\d{6}$/.test(accn);
    const folder = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/`;
    const url = isFiling ? `${folder}${accn.replaceAll('-', '')}/` : folder;
    return [{ headcount: { value: val }, kind: 'exact', scope: 'group', asOf, url, quote: null }];
  });
  return figures.toSorted((a, b) => (b.asOf?.getTime() ?? 0) - (a.asOf?.getTime() ?? 0)).slice(0, MAX_FIGURES);
}

/** Whether the tagged figures are at least as new as the newest annual report, so that its text need not be read. */
export function isUpToDate(figures: Figure[], reports: AnnualReport[]): boolean {
  const newest = figures[0]?.asOf?.getTime();
  const reported = reports[0]?.reportDate?.getTime();
  return newest !== undefined && (reported === undefined || newest >= reported);
}

/** The headcount that an annual report states in words; null when it states none. */
export function toTextFigure(report: AnnualReport, html: string, names: readonly string[] = []): Figure | null {
  const found = findHeadcount(html, names, report.reportDate);
  if (found === null) return null;
  return {
    headcount: { value: found.persons },
    kind: 'text_extracted',
    scope: 'group',
    asOf: found.asOf ?? report.reportDate,
    url: `https://www.sec.gov${report.path}`,
    quote: found.quote,
  };
}

export function toAnswer(submissions: Submissions, cik: string, match: MatchMethod, figures: Figure[]): CompanyAnswer {
  const location =
    addressToLocation(submissions.addresses?.business) ?? addressToLocation(submissions.addresses?.mailing);
  const lei = submissions.lei?.trim();
  const ids: CompanyIds = { cik, ...(lei !== undefined && /^[A-Z0-9]{20}$/.test(lei) && { lei }) };
  return {
    match,
    figures: figures.slice(0, MAX_FIGURES),
    locations: location === null ? [] : [location],
    industry: submissions.sicDescription?.trim() || null,
    ids,
    note: null,
  };
}

function toDay(text: string | undefined): Date | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const time = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? null : new Date(time);
}
