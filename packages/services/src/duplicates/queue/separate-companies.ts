import { removeParent } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { Pair } from './relate-pair.ts';

/** Takes the relation back that makes one company of a pair the parent of the other. */
export async function separateCompanies(ctx: ServiceContext, { companies }: Pair): Promise<void> {
  const ids = companies.map(({ id }) => id);
  for (const { id, parent } of companies) {
    if (parent !== null && ids.includes(parent.id)) await removeParent({ ctx, input: { id } });
  }
}
