import type { Posting } from '@workbench/connectors/gather';
import type { EvidenceItem } from '../schemas.ts';
import type { VerificationContext } from './citation/check-citation.ts';
import { countedNumbers, countOpenings } from './sections/count-openings.ts';

interface ContextInput {
  company: { name: string; domain: string };
  evidence: EvidenceItem[];
  postings: Posting[] | null;
  now: Date;
}

interface KnownContext {
  /** By value: company, year. */
  key: string;
  postings: Posting[] | null;
  context: VerificationContext;
}

/** By the evidence of a report, which is replaced but never changed. */
const knownContexts = new WeakMap<readonly EvidenceItem[], KnownContext[]>();

/**
 * What the claims of a report may rest on. Who asks again with the same evidence has the same context, so that what was
 * checked while a report was drafted is not checked again when the draft is verified.
 */
export function verificationContext({ company, evidence, postings, now }: ContextInput): VerificationContext {
  const year = now.getUTCFullYear();
  const key = JSON.stringify([company.name, company.domain, year]);
  const known = knownContexts.get(evidence) ?? [];
  const same = known.find((one) => one.key === key && one.postings === postings);
  if (same !== undefined) return same.context;
  const context: VerificationContext = {
    company,
    evidence: new Map(evidence.map((item) => [item.id, item])),
    counted: countedNumbers(countOpenings(postings, evidence)),
    postings: postings === null ? undefined : [...new Map(postings.map((posting) => [posting.id, posting])).values()],
    year,
  };
  knownContexts.set(evidence, [...known, { key, postings, context }]);
  return context;
}
