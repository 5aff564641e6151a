import { readCompanyCounter } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { listCatalogue } from '../sources/index.ts';
import type { Coverage } from './schemas.ts';
import { toPairAgreement, toSourceCoverage } from './show-coverage.ts';

const PAIRS_MAX = 100;

/** What each source covers, how old and how far off it is, and how well pairs of sources agree. */
export async function getCoverage({ ctx }: Verb<object>): Promise<Coverage> {
  const [counter, catalogue] = await Promise.all([readCompanyCounter(ctx.now()), listCatalogue({ ctx, input: {} })]);
  const { companies, sources, pairs } = counter.coverage();
  const prices = new Map(catalogue.map(({ label, creditsPerCompany }) => [label, creditsPerCompany]));
  return {
    companies,
    sources: sources.map((source) => toSourceCoverage(source, companies, prices.get(source.source) ?? 0)),
    pairs: pairs.slice(0, PAIRS_MAX).map(toPairAgreement),
  };
}
