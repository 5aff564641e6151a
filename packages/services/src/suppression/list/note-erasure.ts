import { SuppressionModel } from '@workbench/db';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { claimOwnKey } from '../../shared/workspace-key/require-own-key.ts';
import { lookupHashes } from './hash-identifier.ts';
import { copySuppressions } from './suppression-copy.ts';

/** Notes on the entries of a person that their data is erased, so that a restore of an earlier backup erases it again. */
export async function noteErasure(ctx: ServiceContext, subject: readonly Identifier[]): Promise<void> {
  await claimOwnKey(ctx);
  const hashes = subject.flatMap((one) => lookupHashes(ctx, one));
  const entries = await SuppressionModel.find({ 'hashes.hash': { $in: hashes } }, { _id: 1 }).lean();
  const ids = entries.map(({ _id }) => _id);
  await SuppressionModel.updateMany({ _id: { $in: ids } }, { erasedAt: ctx.now() });
  await copySuppressions(ctx, ids);
}
