import type { Lead } from '@workbench/services/leads/schemas';
import { type MouseEvent, memo } from 'react';
import { RowCheckbox } from '~/components/selection/RowCheckbox';
import { FIXED_ROW } from '~/components/ui/display/Table';
import { moveBetweenRows } from '~/lib/browser/keyboard/move-between-rows';
import { cn } from '~/lib/cn';
import { DASH } from '~/lib/format/format';
import { leadName, titleAtCompany } from '../../lead-labels';
import { LeadOutcomes } from './LeadOutcomes';
import { LEAD_BUTTON, LeadBadges, LeadState } from './LeadParts';

/** Rows have one height, so that the virtual list needs no measuring. */
export const LEAD_ROW_HEIGHT_PX = 57;

export interface LeadRowProps {
  lead: Lead;
  /** From 1, in the whole list. */
  position: number;
  isChosen: boolean;
  onChoose: (id: string, isOn: boolean, hasShift: boolean) => void;
  onOpen: (id: string) => void;
}

/** A lead as a row of the table; its name opens it, as does a click anywhere else. */
export const LeadRow = memo(function LeadRow({ lead, position, isChosen, onChoose, onOpen }: LeadRowProps) {
  const name = leadName(lead);
  const what = titleAtCompany(lead);
  const openUnlessControl = (event: MouseEvent<HTMLTableRowElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return;
    onOpen(lead.id);
  };
  return (
    // By keyboard the name does the same.
    <tr
      // The head is row 1.
      aria-rowindex={position + 1}
      onClick={openUnlessControl}
      style={{ height: LEAD_ROW_HEIGHT_PX }}
      className={cn(FIXED_ROW, 'cursor-pointer')}
    >
      <td>
        <RowCheckbox
          id={lead.id}
          name={name}
          isChosen={isChosen}
          onChoose={onChoose}
          className="-mx-3 flex h-11 cursor-pointer items-center px-3"
        />
      </td>
      <th scope="row" className="max-w-0 font-normal">
        <span className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            data-lead={lead.id}
            onClick={() => onOpen(lead.id)}
            onKeyDown={(event) => moveBetweenRows(event, LEAD_BUTTON)}
            className="min-w-0 scroll-mt-24 truncate text-left font-medium underline-offset-2 hover:underline"
          >
            {name}
          </button>
          <LeadBadges lead={lead} />
        </span>
        <span className="block truncate text-muted-foreground" title={what}>
          {what || DASH}
        </span>
      </th>
      <td className="truncate" title={lead.email ?? undefined}>
        {lead.email ?? DASH}
      </td>
      <td>
        <LeadOutcomes outcomes={lead.outcomes} />
      </td>
      <td>
        <LeadState lead={lead} />
      </td>
    </tr>
  );
});
