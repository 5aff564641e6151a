import type { ContactSelection } from '@workbench/services/contacts/schemas';
import type { ChosenRows } from '../../../../lib/state/chosen-rows.ts';

/** As calls take it: ids, or the filter without those left out. Pure. */
export function toSelection({ isAll, ids }: ChosenRows, filter: ContactSelection['filter']): ContactSelection {
  return isAll ? { filter, except: [...ids] } : { ids: [...ids] };
}

/** As exports take it: the members of the filter beside the others. Pure. */
export const toExported = ({ ids, filter, except }: ContactSelection) =>
  ids === undefined ? { ...filter, ...(except && { except }) } : { contactIds: ids };
