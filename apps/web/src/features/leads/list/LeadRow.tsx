import type { Lead } from '@workbench/services/leads/schemas';
import { Lightbulb, UserSearch } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { Badge } from '~/components/ui/display/Badge';
import { Progress } from '~/components/ui/feedback/Progress';
import { DASH } from '~/lib/format/format';
import { LEAD_STATUS_BADGE, leadName, leadProgress, titleAtCompany } from '../lead-labels';
import { LeadOutcomes } from './LeadOutcomes';

/** From this width on (Tailwind's lg) a row is one line of columns. */
export const WIDE_QUERY = '(min-width: 64rem)';
/** Rows have one height, so that the virtual list needs no measuring. */
export const ROW_HEIGHT_PX = { wide: 64, narrow: 84 };

interface LeadRowProps {
  lead: Lead;
  /** From 1, in the whole list. */
  position: number;
  total: number | null;
  isChosen: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onOpen: (id: string) => void;
}

/** One lead as a button that opens it, with a checkbox in front. */
export const LeadRow = memo(function LeadRow({ lead, position, total, isChosen, onChoose, onOpen }: LeadRowProps) {
  const name = leadName(lead);
  const what = titleAtCompany(lead);
  const status = LEAD_STATUS_BADGE[lead.enrichmentStatus];
  return (
    <li
      aria-posinset={position}
      aria-setsize={total ?? -1}
      className="flex h-[84px] lg:h-16 items-center border-border border-b last:border-b-0 hover:bg-accent"
    >
      <label className="flex h-full shrink-0 cursor-pointer items-center pr-1 pl-4">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          className="size-4"
          checked={isChosen}
          onChange={(event) => onChoose([lead.id], event.target.checked)}
        />
      </label>
      <button
        type="button"
        data-lead={lead.id}
        onClick={() => onOpen(lead.id)}
        onKeyDown={moveBetweenRows}
        className="flex h-full min-w-0 flex-1 items-center gap-4 px-3 pr-4 text-left focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-[2]">
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate font-medium">{name}</span>
            <LeadBadges lead={lead} />
          </span>
          <span className="block truncate text-ui text-muted-foreground" title={what}>
            {what || DASH}
          </span>
          <span className="block truncate text-ui text-muted-foreground lg:hidden">{lead.email ?? DASH}</span>
        </span>
        <span className="hidden min-w-0 flex-[1.5] truncate lg:block" title={lead.email ?? undefined}>
          {lead.email ?? DASH}
        </span>
        <span className="flex w-28 shrink-0 flex-col items-start gap-1.5 lg:w-auto lg:flex-row lg:items-center lg:gap-4">
          <span className="lg:w-24">
            <Badge variant={status.tone}>{status.label}</Badge>
          </span>
          <LeadOutcomes outcomes={lead.outcomes} className="lg:order-first" />
          <Progress value={leadProgress(lead.enrichmentStatus)} label={`Progress for ${name}`} className="lg:w-28" />
        </span>
      </button>
    </li>
  );
});

/** What waits for a person's decision. */
function LeadBadges({ lead: { needsReview, suggestionCount } }: { lead: Lead }) {
  return (
    <>
      {needsReview && (
        <span title="Needs review" className="inline-flex shrink-0 text-warning">
          <UserSearch role="img" aria-label="Needs review" className="size-4" />
        </span>
      )}
      {suggestionCount > 0 && (
        <span title="Suggestions" className="inline-flex shrink-0 items-center gap-0.5 text-link text-xs">
          <Lightbulb role="img" aria-label="Suggestions:" className="size-3.5" />
          {suggestionCount}
        </span>
      )}
    </>
  );
}

/** Arrow keys go from one lead to the next or previous one. */
function moveBetweenRows(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.currentTarget.closest('li');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
