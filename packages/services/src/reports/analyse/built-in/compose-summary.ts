import type { Posting } from '@workbench/connectors/gather';
import type { Citation, EvidenceItem, Launch } from '../../schemas.ts';
import { checkClaim } from '../../verify/check-claim.ts';
import { verificationContext } from '../../verify/verification-context.ts';
import { verifyDraft } from '../../verify/verify-draft.ts';
import { type DraftSentence, EMPTY_REPORT_DRAFT, type ReportDraft } from '../analyst.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { companyDescription, researchSentence } from './summary-company.ts';
import { newestLaunch, newestNews } from './summary-events.ts';
import { hiringSentence } from './summary-hiring.ts';

const SENTENCES_MIN = 2;
const SENTENCES_MAX = 5;

export interface SummaryInput {
  company: { name: string; domain: string };
  evidence: EvidenceItem[];
  /** Of `evidence`, in its order. */
  read: ParsedEvidence[];
  postings: Posting[] | null;
  draft: ReportDraft;
  now: Date;
}

/**
 * Two to five sentences from facts only, what matters first: money, owners, leaders, launches, growth; then its hiring, and
 * what the company does. Words of our own are taken only where the verifier finds them in the source.
 */
export function composeSummary({ company, evidence, read, postings, draft, now }: SummaryInput): DraftSentence[] {
  const context = verificationContext({ company, evidence, postings, now });
  const isSupported = (text: string, citations: Citation[]) => 'citations' in checkClaim(text, citations, context);
  const launches = shownLaunches({ company, evidence, postings, draft, now });
  const events = [...newestNews(draft, read, now), ...newestLaunch(launches, company.name, now)]
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(
      ({ versions }) => versions.find(({ text, citations }) => isSupported(text, citations)) ?? versions.slice(-1),
    );
  const others = [hiringSentence(company.name, postings, read), companyDescription(read)].filter((one) => one !== null);
  const chosen = [...events, ...others].slice(0, SENTENCES_MAX);
  const topics = chosen.length < SENTENCES_MIN ? researchSentence(draft, company.name) : null;
  return topics === null ? chosen : [...chosen, topics];
}

/** Those that the verifier keeps: a summary must not name as new what the list of launches leaves out. */
function shownLaunches({ draft: { launches }, ...input }: Omit<SummaryInput, 'read'>): Launch[] {
  return verifyDraft({ ...EMPTY_REPORT_DRAFT, launches }, input).analysis.productLaunches;
}
