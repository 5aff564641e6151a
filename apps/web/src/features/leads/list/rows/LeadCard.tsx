import { memo } from 'react';
import { RowCheckbox } from '~/components/selection/RowCheckbox';
import { moveBetweenRows } from '~/lib/browser/keyboard/move-between-rows';
import { DASH } from '~/lib/format/format';
import { leadName, titleAtCompany } from '../../lead-labels';
import { LeadOutcomes } from './LeadOutcomes';
import { LEAD_BUTTON, LeadBadges, LeadState } from './LeadParts';
import type { LeadRowProps } from './LeadRow';

/** Cards have one height, so that the virtual list needs no measuring. */
export const LEAD_CARD_HEIGHT_PX = 84;

interface LeadCardProps extends LeadRowProps {
  total: number | null;
}

/** The same as the row on a narrow screen: one button that opens the lead, with a checkbox in front. */
export const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, position, total, isChosen, onChoose, onOpen } = props;
  const name = leadName(lead);
  const what = titleAtCompany(lead);
  return (
    <li
      aria-posinset={position}
      aria-setsize={total ?? -1}
      style={{ height: LEAD_CARD_HEIGHT_PX }}
      className="flex items-center border-border border-b last:border-b-0 hover:bg-accent/40"
    >
      <RowCheckbox
        id={lead.id}
        name={name}
        isChosen={isChosen}
        onChoose={onChoose}
        className="flex h-full w-11 shrink-0 cursor-pointer items-center justify-center"
      />
      <button
        type="button"
        data-lead={lead.id}
        onClick={() => onOpen(lead.id)}
        onKeyDown={(event) => moveBetweenRows(event, LEAD_BUTTON)}
        className="flex h-full min-w-0 flex-1 items-center gap-4 pr-3 text-left focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate font-medium">{name}</span>
            <LeadBadges lead={lead} />
          </span>
          <span className="block truncate text-muted-foreground text-ui" title={what}>
            {what || DASH}
          </span>
          <span className="block truncate text-muted-foreground text-ui">{lead.email ?? DASH}</span>
        </span>
        <span className="flex w-28 shrink-0 flex-col items-start gap-1.5">
          <LeadState lead={lead} />
          <LeadOutcomes outcomes={lead.outcomes} />
        </span>
      </button>
    </li>
  );
});
