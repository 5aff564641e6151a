import { createWorld, DEMO_COMPANIES, DEMO_SEED, type FictionalCompany } from '@workbench/sandbox';

const ENOUGH_SOURCES = 4;
const [PERSONS_MIN, PERSONS_MAX] = [60, 3000];

/** Sample companies that several sources know, of a size that is worth a visit; always the same. */
export const ACCOUNTS: readonly FictionalCompany[] = createWorld({
  seed: DEMO_SEED,
  companies: DEMO_COMPANIES,
}).companies.filter(({ views, headcounts: [persons = 0] }) => {
  return views.length >= ENOUGH_SOURCES && persons >= PERSONS_MIN && persons <= PERSONS_MAX;
});

/** Domains of the accounts with these numbers. */
export const accountDomains = (from: number, to: number): string[] =>
  ACCOUNTS.slice(from, to).map(({ domain }) => domain);
