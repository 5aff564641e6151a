import { ConnectorError } from '../errors.ts';
import { dayBefore } from '../gather/day-before.ts';
import {
  EVIDENCE_TEXT_MAX,
  type Evidence,
  type Gatherer,
  type GatherJob,
  type GatherResult,
  NOTHING_GATHERED,
} from '../gather/types.ts';
import { htmlToText } from '../markup/html-text.ts';
import { toCik } from '../sec/cik.ts';
import { createEdgarApi, type EdgarApi } from '../sec/edgar-api.ts';
import { findByName } from '../sec/find-company.ts';
import { deduplicateNotices, type FormD, readFormD, toLines } from './form-d.ts';
import { type Filing, isSameCompany, mapFilings, titleOf } from './mapper.ts';

const FILINGS_MAX = 8;

/** What the company told the SEC lately: current reports (8-K) and offerings of securities (Form D). */
export const secFilings: Gatherer = {
  id: 'sec-filings',
  label: 'SEC filings',
  timeoutMs: 60_000,
  async gather(job) {
    const { http, target, settings, now, signal } = job;
    const baseUrl = settings.baseUrls.sec ?? 'https://{host}';
    const { contactEmail } = settings;
    const archive = createEdgarApi(http, { baseUrl, contactEmail, apiKey: null, generic: null }, signal);
    const known = toCik(target.ids.cik ?? '');
    const cik = known ?? findByName(await archive.listCompanies(), target.name);
    const submissions = cik === null ? null : await archive.readSubmissions(cik);
    if (cik === null || submissions === null) return NOTHING_GATHERED;
    if (known === null && !isSameCompany(submissions, target))
      return namesakeResult(cik, submissions.name, target.domain);
    const filings = mapFilings(submissions.filings.recent, cik, dayBefore(now, 12)).slice(0, FILINGS_MAX);
    return { ...NOTHING_GATHERED, ...(await readFilings(archive, filings, job)) };
  },
};

function namesakeResult(cik: string, name: string, domain: string): GatherResult {
  const url = `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cik}`;
  const reason = `Its seat is elsewhere, and nothing shows that it is ${domain}`;
  return { ...NOTHING_GATHERED, unconfirmed: [{ title: name, url, reason }] };
}

/** A document that can't be read takes nothing away from the others, and the end of the time nothing from those read. */
async function readFilings(
  archive: EdgarApi,
  filings: Filing[],
  { target, signal }: GatherJob,
): Promise<Pick<GatherResult, 'evidence' | 'pages'>> {
  const evidence: Evidence[] = [];
  const notices: { data: FormD; filedOn: string; url: string }[] = [];
  const pages: GatherResult['pages'] = [];
  for (const filing of filings) {
    const url = `https://www.sec.gov${filing.path}`;
    try {
      const document = await archive.readDocument(filing);
      const data = filing.form === '8-K' ? null : readFormD(document);
      const isOther = filing.form !== '8-K' && data === null;
      pages.push({ url, state: isOther ? 'unreadable' : 'read', message: isOther ? 'It is no Form D.' : null });
      if (data !== null) notices.push({ data, filedOn: filing.filedOn, url });
      if (filing.form === '8-K')
        evidence.push(toEvidence(titleOf(filing, target.name), url, filing.filedOn, htmlToText(document)));
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof ConnectorError)) throw error;
      pages.push({ url, state: 'failed', message: error.message });
    }
  }
  for (const { data, filedOn, url } of deduplicateNotices(notices)) {
    const lines = toLines(data);
    evidence.push(toEvidence(lines[0] ?? data.issuer, url, filedOn, lines.join('\n')));
  }
  return { evidence, pages };
}

const toEvidence = (title: string, url: string, date: string, text: string): Evidence => ({
  kind: 'filing',
  url,
  title,
  date,
  publisher: 'SEC EDGAR',
  text: text.slice(0, EVIDENCE_TEXT_MAX),
  proof: 'identifier',
});
