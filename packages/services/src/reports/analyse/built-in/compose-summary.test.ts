import { expect, it } from 'vitest';
import { verifyDraft } from '../../verify/verify-draft.ts';
import { EMPTY_REPORT_DRAFT, type ReportDraft } from '../analyst.ts';
import { parseEvidence } from '../evidence/parse-evidence.ts';
import { COMPANY, item, NOW } from './built-in-analyst.fixtures.ts';
import { composeSummary } from './compose-summary.ts';

/** The report of a draft with one launch, which a sentence of the company's own site is cited for. */
function reportOf(sentence: string, launch: Partial<ReportDraft['launches'][number]> = {}) {
  const evidence = [item(`Picker Two in the port of Leipzig\n${sentence}`)];
  const draft = {
    ...EMPTY_REPORT_DRAFT,
    launches: [
      {
        name: 'Picker Two',
        launchDate: '2026-10-02',
        description: sentence,
        citations: [{ evidenceId: evidence[0]?.id ?? '', quote: sentence }],
        ...launch,
      },
    ],
  };
  const read = evidence.map((one) => parseEvidence(one, COMPANY));
  const summary = composeSummary({
    company: COMPANY,
    evidence: read.map(({ item }) => item),
    read,
    postings: null,
    draft,
    now: NOW,
  });
  return verifyDraft({ ...draft, summary }, { company: COMPANY, evidence, postings: null, now: NOW });
}

it('names the launch that the report shows', () => {
  const { analysis } = reportOf('Tallowmere Robotics has launched Picker Two, a robot for parcels.');
  expect(analysis.productLaunches.map(({ name }) => name)).toEqual(['Picker Two']);
  expect(analysis.summary).toContain('Tallowmere Robotics launched Picker Two');
});

it.each([
  ['its words mention no launch', 'Picker Two of Tallowmere Robotics sorts parcels in the port of Leipzig.', {}],
  [
    'it is described with what its source does not say',
    'Tallowmere Robotics has launched Picker Two, a robot for parcels.',
    { description: 'Tallowmere Robotics has launched Picker Two for 500 hospitals in Spain.' },
  ],
])('names no launch that the report leaves out as %s', (_, sentence, launch) => {
  const { analysis, drops } = reportOf(sentence, launch);
  expect(analysis.productLaunches).toEqual([]);
  expect(analysis.summary).not.toContain('Picker Two');
  expect(drops.filter(({ section }) => section === 'launch')).toHaveLength(1);
});
