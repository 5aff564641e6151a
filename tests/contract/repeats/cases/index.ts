import type { RepeatCases } from '../repeat-case.ts';
import { companyCases } from './company-cases.ts';
import { leadCases } from './lead-cases.ts';
import { otherCases, outreachCases } from './outreach-cases.ts';
import { peopleCases } from './people-cases.ts';
import { webhookCases } from './webhook-cases.ts';
import { workCases } from './work-cases.ts';

export const repeatCases: RepeatCases = {
  ...companyCases,
  ...workCases,
  ...leadCases,
  ...peopleCases,
  ...outreachCases,
  ...otherCases,
  ...webhookCases,
};
