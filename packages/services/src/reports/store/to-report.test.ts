import type { ReportDoc } from '@workbench/db';
import { expect, it } from 'vitest';
import { toReport } from './to-report.ts';

const storedWith = (jobOpenings: object) =>
  ({
    _id: 'r1',
    companyId: { toHexString: () => 'c1' },
    companyName: 'Acme',
    domain: 'acme.com',
    version: 1,
    generatedAt: new Date('2026-11-21T12:00:00Z'),
    data: { analysis: { jobOpenings } },
  }) as unknown as ReportDoc;

it.each([
  [{ evidenceId: 'E3', evidenceIds: ['E3', 'E5'] }, ['E3', 'E5']],
  [{ evidenceId: 'E3' }, ['E3']],
  [{ evidenceId: null }, []],
])('names the boards of %j', (openings, evidenceIds) => {
  expect(toReport(storedWith(openings), []).reportData?.analysis.jobOpenings).toEqual({ ...openings, evidenceIds });
});
