import type { StoredCompany } from '../store/document/stored-company.ts';
import { undoIndustry } from './change-industry.ts';
import { isLabelRecord, undoLabels } from './change-labels.ts';
import type { ManyRecord, ManyRule } from './rule.ts';

/** Takes back what a change did to a company. */
export function undoRule(company: StoredCompany, record: ManyRecord): ManyRule {
  return isLabelRecord(record) ? undoLabels(company, record) : undoIndustry(company, record);
}
