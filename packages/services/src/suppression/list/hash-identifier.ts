import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { lookupValues } from '@workbench/identity/person-identifiers/suppression-lookup-values';
import type { ServiceContext } from '../../shared/context.ts';

/** The list is read by hashes under the workspace's own key. */
export type SuppressionReader = Pick<ServiceContext, 'secrets'>;

/** The list stores keyed hashes, so that no one can be identified from it. */
export function hashIdentifier(ctx: SuppressionReader, { kind, value }: Identifier): string {
  return ctx.secrets.fingerprint(`${kind}:${value}`);
}

/**
 * Every hash by which the list may know an identifier. Entries from before there was one spelling have the hash of
 * another one and can't be rewritten, so that each check looks for both.
 */
export function lookupHashes(ctx: SuppressionReader, identifier: Identifier): string[] {
  return lookupValues(identifier).map((value) => hashIdentifier(ctx, { kind: identifier.kind, value }));
}
