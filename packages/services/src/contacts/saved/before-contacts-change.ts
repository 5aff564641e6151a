import type { ContactDoc } from '@workbench/db';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';

interface ContactEdit {
  before: ContactDoc;
  /** Identifiers that are not the contact's any more, as they were mistyped: copies drop them, too. */
  released: readonly Identifier[];
}

/**
 * Called before saved contacts are changed or deleted, with their new or last data, so that copies of it elsewhere are
 * updated first and a kill in between loses nothing. When it fails, nothing is saved or deleted. It is a required
 * argument, because the domains that keep such copies are above this one.
 * @param edit of the one contact that a person edits: copies that follow it need its former values
 */
export type BeforeContactsChange = (
  ctx: ServiceContext,
  contacts: readonly ContactDoc[],
  edit?: ContactEdit,
) => Promise<void>;
