import type { ContactDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';

/**
 * Called before saved contacts are changed or deleted, with their new or last data, so that copies of it elsewhere are
 * updated first and a kill in between loses nothing. When it fails, nothing is saved or deleted. It is a required
 * argument, because the domains that keep such copies are above this one.
 */
export type BeforeContactsChange = (ctx: ServiceContext, contacts: readonly ContactDoc[]) => Promise<void>;
