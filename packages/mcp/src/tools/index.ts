import type { Tool } from '../tool.ts';
import { estimateCost, SPENDING_TOOLS } from './estimate-cost.ts';
import { findCompanies } from './find-companies.ts';
import { findDisagreements } from './find-disagreements.ts';
import { findPeople } from './find-people.ts';
import { getCompany } from './get-company.ts';
import { listWork } from './list-work.ts';
import { upsertCompanies } from './upsert-companies.ts';

/** Tasks, not one tool for each operation: every tool costs each conversation its description. */
export const TOOLS: readonly Tool[] = [
  findCompanies,
  getCompany,
  findDisagreements,
  findPeople,
  listWork,
  estimateCost,
  upsertCompanies,
  ...SPENDING_TOOLS,
];
