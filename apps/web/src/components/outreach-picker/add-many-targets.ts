import type { AddTargetsInput, AddTargetsResult } from '@workbench/services/outreach/schemas';
import { splitIntoChunks } from '~/lib/api/chunks';
import { trpcClient } from '~/lib/api/trpc';

/** Adds people to a campaign, however many they are; repeating an interrupted call continues it. */
export async function addManyTargets(
  id: string,
  people: 'contactIds' | 'leadIds',
  ids: readonly string[],
): Promise<AddTargetsResult> {
  const all = { added: 0, known: 0, suppressed: 0, hiddenCustomers: 0 };
  for (const chunk of splitIntoChunks(ids)) {
    const targets: Pick<AddTargetsInput, 'id'> & Partial<AddTargetsInput> = { id, [people]: chunk };
    const part = await trpcClient.outreach.addTargets.mutate(targets);
    all.added += part.added;
    all.known += part.known;
    all.suppressed += part.suppressed;
    all.hiddenCustomers += part.hiddenCustomers ?? 0;
  }
  return all;
}
