import { invalidateTail } from '../../packages/services/src/audit/chain/append-line.ts';
import { invalidateTotals } from '../../packages/services/src/companies/figures/statistics/statistics.ts';
import { invalidateLeadCounts } from '../../packages/services/src/leads/search/count-leads.ts';

// Before each file: totals that are a second old at most may be those of the file before.
invalidateTotals();
invalidateLeadCounts();
invalidateTail();
