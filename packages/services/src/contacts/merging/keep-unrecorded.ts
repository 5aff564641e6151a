import type { ContactDoc } from '@workbench/db';
import { copyGroup, MERGE_GROUP_NAMES, MERGE_GROUPS } from './merge-groups.ts';
import { isSame, type MergedState, type Side } from './merged-state.ts';

/** What was changed without a record of its origin stays on the survivor. Pure. */
export function keepUnrecorded(state: MergedState, sides: Record<Side, ContactDoc>): Record<Side, ContactDoc> {
  const { survivorBefore, otherBefore, combined, present } = state;
  const survivor = { ...sides.survivor, origins: { ...sides.survivor.origins } };
  for (const group of MERGE_GROUP_NAMES) {
    const [first] = MERGE_GROUPS[group];
    const isUnrecorded = present[first] !== null && present.origins[first] === undefined;
    const isOld = [combined, survivorBefore, otherBefore].some((known) => isSame(present[first], known[first]));
    if (isUnrecorded && !isOld) copyGroup(survivor, present, group);
  }
  return { survivor, other: sides.other };
}
