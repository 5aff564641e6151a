import type { ContactDoc } from '@workbench/db';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';

/**
 * Called before saved contacts are changed or deleted, with their new or last data, so that copies of it elsewhere are
 * updated first and a kill in between loses nothing. When it fails, nothing is saved or deleted. It is a required
 * argument, because the domains that keep such copies are above this one.
 * @param released identifiers that are not these contacts' any more, as they were mistyped: copies drop them, too
 */
export type BeforeContactsChange = (
  ctx: ServiceContext,
  contacts: readonly ContactDoc[],
  released?: readonly Identifier[],
) => Promise<void>;
