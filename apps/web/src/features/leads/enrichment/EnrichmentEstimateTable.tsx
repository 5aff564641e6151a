import type { EnrichmentEstimate } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { formatNumber } from '~/lib/format/format';
import { creditShortageText, enrichmentEstimateText } from '../import-labels';
import { formatCredits, STEP_LABEL } from '../lead-labels';

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
          <table className="w-full text-left">
            <thead className="bg-muted text-xs">
              <tr className="*:px-3 *:py-1.5 *:font-medium">
                <th scope="col">Step</th>
                <th scope="col" className="whitespace-nowrap text-right">
                  Leads
                </th>
                <th scope="col" className="text-right">
                  Max cost
                </th>
              </tr>
            </thead>
            <tbody>
              {estimate.steps.map(({ step, asked, creditsMax, reason }) => (
                <tr key={step} className="align-top *:border-border *:border-t *:px-3 *:py-1.5">
                  <td>
                    {STEP_LABEL[step]}
                    {reason !== null && <span className="block text-muted-foreground text-xs">Skipped: {reason}</span>}
                  </td>
                  <td className="text-right tabular-nums">{formatNumber(asked)}</td>
                  <td className="whitespace-nowrap text-right tabular-nums">{formatCredits(creditsMax)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <p>{enrichmentEstimateText(estimate)}</p>
      {shortage !== null && <p className="text-ui text-warning">{shortage}</p>}
    </>
  );
}
