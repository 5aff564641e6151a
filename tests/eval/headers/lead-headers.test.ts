import { expect, test } from 'vitest';
import { mapLeadHeaders } from '../../../packages/services/src/leads/table/map-lead-headers.ts';
import { type HeaderSet, readHeaderSets } from './header-sets.ts';

/** How imports of leads call the fields of the labels. */
const FIELDS: Readonly<Record<string, string>> = {
  'first name': 'first_name',
  'last name': 'last_name',
  'full name': 'full_name',
  'e-mail': 'email',
  company: 'company',
  title: 'title',
  'LinkedIn URL': 'linkedin',
  phone: 'phone',
  location: 'location',
  industry: 'industry',
  'company domain': 'company_domain',
  city: 'city',
  state: 'region',
  country: 'country',
};
const LEAD_LABELS: ReadonlySet<string> = new Set(Object.values(FIELDS));

/** A lead has one telephone number: a mobile one counts where there is no other. Other labels are no field of leads. */
const asLead = (label: string | null): (string | null)[] =>
  label === 'mobile' ? ['phone', null] : [label !== null && LEAD_LABELS.has(label) ? label : null];

function verdictsOf({ headers, truth, accepted }: HeaderSet): ('right' | 'wrong' | 'missed')[] {
  const { mapping } = mapLeadHeaders(headers);
  return headers.map((_, at) => {
    const said = FIELDS[mapping[at] ?? ''] ?? null;
    const right = (accepted?.[at] ?? [truth[at] ?? null]).flatMap(asLead);
    return right.includes(said) ? 'right' : said === null ? 'missed' : 'wrong';
  });
}

/** Imports of leads map headers without their cells, so that a file is written back by the same columns. */
test.each([
  ['real-development', 0.97, 1],
  ['real-held', 0.94, 0],
  ['real-second', 0.98, 0],
  ['development', 0.93, 6],
] as const)('imports of leads map the headers of people without their cells: %s', (file, share, wrong) => {
  const sets = readHeaderSets(new URL(`./${file}.json`, import.meta.url)).filter(({ kind }) => kind === 'people');
  const verdicts = sets.flatMap(verdictsOf);
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  expect(count('right') / verdicts.length).toBeGreaterThanOrEqual(share);
  expect(count('wrong')).toBeLessThanOrEqual(wrong);
});
