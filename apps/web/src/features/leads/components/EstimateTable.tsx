import type { EnrichmentEstimate } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/ScrollRegion';
import { formatNumber } from '~/lib/format';
import { estimateText, shortageText } from '../lib/import-text';
import { creditsText, STEP_LABEL } from '../lib/lead-text';

interface EstimateTableProps {
  estimate: EnrichmentEstimate;
  /** null: none; undefined: what was typed is no cap. */
  cap: number | null | undefined;
}

/** How many leads each step would ask about and what that costs at most. */
export function EstimateTable({ estimate, cap }: EstimateTableProps) {
  const shortage = shortageText(estimate, cap);
  return (
    <>
      {estimate.steps.length > 0 && (
        <ScrollRegion aria-label="Price by step">
          <table className="w-full text-left">
            <thead className="bg-muted text-xs">
              <tr className="*:px-3 *:py-1.5 *:font-medium">
                <th scope="col">Step</th>
                <th scope="col" className="whitespace-nowrap text-right">
                  To ask
                </th>
                <th scope="col" className="text-right">
                  At most
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
                  <td className="whitespace-nowrap text-right tabular-nums">{creditsText(creditsMax)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <p>{estimateText(estimate)}</p>
      {shortage !== null && <p className="text-[0.8125rem] text-warning">{shortage}</p>}
    </>
  );
}
