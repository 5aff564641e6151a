import type { CompanyParentDoc } from '@workbench/db';
import { isSame } from './pick-changed.ts';

type Parent = CompanyParentDoc | null | undefined;

/** Whether two relations are the same one; a merge of the parent changes its id and keeps whose it was. Pure. */
export function isSameParent(one: Parent, other: Parent): boolean {
  return isSame(firstId(one), firstId(other));
}

const firstId = (parent: Parent) => parent?.formerIds?.[0] ?? parent?.id ?? null;
