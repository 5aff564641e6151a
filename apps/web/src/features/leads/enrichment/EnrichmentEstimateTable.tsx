import type { EnrichmentEstimate } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/format/format';
import { creditShortageText, enrichmentEstimateText } from '../import-labels';
import { formatCredits, STEP_LABEL } from '../lead-labels';

const COLUMNS = ['Step', { label: 'Leads', isNumber: true }, { label: 'Max cost', isNumber: true }];

interface EnrichmentEstimateTableProps {
  estimate: EnrichmentEstimate;
  /** null: none; undefined: what was typed is no cap. */
  creditLimit: number | null | undefined;
}

/** How many leads each step would ask about and what that costs at most. */
export function EnrichmentEstimateTable({ estimate, creditLimit }: EnrichmentEstimateTableProps) {
  const shortage = creditShortageText(estimate, creditLimit);
  return (
    <>
      {estimate.steps.length > 0 && (
        <ScrollRegion aria-label="Cost by step">
          <Table columns={COLUMNS}>
            {estimate.steps.map(({ step, asked, creditsMax, reason }) => (
              <tr key={step} className={cn(TABLE_ROW, 'align-top')}>
                <td>
                  {STEP_LABEL[step]}
                  {reason !== null && <span className="block text-muted-foreground text-xs">Skipped: {reason}</span>}
                </td>
                <td className={NUMBER_CELL}>{formatNumber(asked)}</td>
                <td className={NUMBER_CELL}>{formatCredits(creditsMax)}</td>
              </tr>
            ))}
          </Table>
        </ScrollRegion>
      )}
      <p>{enrichmentEstimateText(estimate)}</p>
      {shortage !== null && <p className="text-ui text-warning">{shortage}</p>}
    </>
  );
}
