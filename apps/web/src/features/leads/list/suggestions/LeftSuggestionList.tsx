import type { LeadDecisions } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { formatCount, formatNumber } from '~/lib/format/format';
import { leadFieldLabel } from '../../lead-labels';

/** What no decision about many touches, each with the reason. */
export function LeftSuggestionList({ left, leftTotal }: Pick<LeadDecisions, 'left' | 'leftTotal'>) {
  if (leftTotal === 0) return null;
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer text-ui">
        {formatCount(leftTotal, 'suggestion stays', 'suggestions stay')}
      </summary>
      <ScrollRegion aria-label="Suggestions that stay" className="mt-2 max-h-48 px-3 py-2">
        <ul className="text-muted-foreground text-ui">
          {left.map(({ lead, field, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may have several suggestions that stay
            <li key={index} className="break-words">
              {lead}, {leadFieldLabel(field)}: {message}
            </li>
          ))}
        </ul>
        {leftTotal > left.length && (
          <p className="text-muted-foreground text-xs">… and {formatNumber(leftTotal - left.length)} more</p>
        )}
      </ScrollRegion>
    </details>
  );
}
