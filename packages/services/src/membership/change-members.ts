import { putContactsOnList, takeContactsOffList } from '../contacts/index.ts';
import { putLeadsOnList, takeLeadsOffList } from '../leads/index.ts';
import { requireList } from '../lists/index.ts';
import type { Verb } from '../shared/context.ts';
import { countListMembers } from './list-members.ts';
import type { ChangedMembers, ChangeMembersInput } from './schemas.ts';

interface Counts {
  changed: number;
  unchanged: number;
}

/** @throws ServiceError not_found; invalid for a list of companies, or more people than one call takes */
export function addMembers(verb: Verb<ChangeMembersInput>): Promise<ChangedMembers> {
  return change(verb, ({ ctx, input: { id, contacts, leads } }) => [
    contacts && (() => putContactsOnList(id, contacts)),
    leads && (() => putLeadsOnList(ctx, id, leads)),
  ]);
}

/** @throws ServiceError not_found; invalid for a list of companies, or more people than one call takes */
export function removeMembers(verb: Verb<ChangeMembersInput>): Promise<ChangedMembers> {
  return change(verb, ({ ctx, input: { id, contacts, leads } }) => [
    contacts && (() => takeContactsOffList(id, contacts)),
    leads && (() => takeLeadsOffList(ctx, id, leads)),
  ]);
}

async function change(
  verb: Verb<ChangeMembersInput>,
  stepsOf: (verb: Verb<ChangeMembersInput>) => ((() => Promise<Counts>) | undefined)[],
): Promise<ChangedMembers> {
  const list = await requireList(verb.input.id, 'person');
  let [changed, unchanged] = [0, 0];
  for (const step of stepsOf(verb)) {
    const counts = await step?.();
    changed += counts?.changed ?? 0;
    unchanged += counts?.unchanged ?? 0;
  }
  return { changed, unchanged, count: (await countListMembers([list])).get(list._id) ?? 0 };
}
