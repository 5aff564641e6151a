import { REPORT_INDEXES, type ReportDoc, ReportModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { type DateCursor, decodeDateCursor, encodeDateCursor, olderThan } from '../../shared/long-lists/date-cursor.ts';
import { findReportCompanies, type ReportCompany } from '../runs/report-companies.ts';
import type { ListReportsInput, ReportPage } from '../schemas.ts';
import { findReportHeads } from '../store/find-reports.ts';
import { findLatestVersions } from '../store/list-versions.ts';
import { toHeadsView } from './to-heads-view.ts';

type Version = Pick<ReportDoc, '_id' | 'companyId' | 'version' | 'generatedAt'>;
interface Row {
  report: Version;
  company: ReportCompany;
}

/** Of a report: `<batchId>.<companyId>`. */
const REPORT_ID = /^\S{1,75}\.[0-9a-f]{24}$/;

/** The latest report of each tracked company, newest first. @throws ServiceError invalid for an unknown cursor */
export async function listReports({ input: { limit, cursor } }: Verb<ListReportsInput>): Promise<ReportPage> {
  const rows: Row[] = [];
  let after: DateCursor | null = cursor === undefined ? null : decodeDateCursor(cursor, REPORT_ID);
  // One more than is shown says whether there is a next page.
  while (rows.length <= limit) {
    const versions = await readVersions(after, limit + 1);
    rows.push(...(await latestOfTracked(versions)));
    const last = versions.at(-1);
    if (versions.length <= limit || last === undefined) break;
    after = cursorOf(last);
  }
  const shown = rows.slice(0, limit);
  const heads = await findReportHeads(shown.map(({ report }) => report._id));
  const last = shown.at(-1);
  return {
    // One that was deleted at this moment is left out.
    items: shown.flatMap(({ report: { _id: id, version }, company }) => {
      const found = heads.get(id);
      const { id: companyId, name: companyName, domain } = company;
      return found === undefined ? [] : [{ id, companyId, companyName, domain, version, ...toHeadsView(found) }];
    }),
    nextCursor: rows.length > limit && last !== undefined ? encodeDateCursor(cursorOf(last.report)) : null,
  };
}

const cursorOf = ({ generatedAt: at, _id: id }: Version): DateCursor => ({ at, id });

function readVersions(after: DateCursor | null, limit: number): Promise<Version[]> {
  return ReportModel.find(olderThan('generatedAt', after, String), { companyId: 1, version: 1, generatedAt: 1 })
    .sort({ generatedAt: -1, _id: -1 })
    .hint(REPORT_INDEXES.time)
    .limit(limit)
    .lean<Version[]>()
    .exec();
}

/** Without versions that newer ones took the place of, and without companies that are not tracked any more. */
async function latestOfTracked(versions: readonly Version[]): Promise<Row[]> {
  const ids = [...new Set(versions.map(({ companyId }) => companyId.toHexString()))];
  const [latest, companies] = await Promise.all([findLatestVersions(ids), findReportCompanies(ids)]);
  return versions.flatMap((report) => {
    const id = report.companyId.toHexString();
    const company = companies.get(id);
    return company === undefined || latest.get(id)?._id !== report._id ? [] : [{ report, company }];
  });
}
