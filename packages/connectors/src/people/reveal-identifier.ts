import { hostKey } from '@workbench/identity/domain/host-key';
import { profileUrl } from '@workbench/identity/profile-key';
import type { PeopleSourceId, PersonKey } from './types.ts';

/** The one thing by which a source is asked for a person, the surest that is known first. */
export type RevealIdentifier =
  | { by: 'id'; id: string }
  | { by: 'profile'; url: string }
  | { by: 'email'; email: string }
  | { by: 'name'; name: string; domain: string | null; organizationName: string | null };

/**
 * What of a key is good for asking this source; null when nothing is, and then no one is asked. An id counts with the
 * source that gave it, and a name only whole and together with an employer: half a name finds someone else.
 */
export function revealIdentifierOf(source: PeopleSourceId, key: PersonKey): RevealIdentifier | null {
  if (key.source === source && key.id) return { by: 'id', id: key.id };
  const url = profileUrl(key.linkedinUrl ?? '');
  if (url !== null) return { by: 'profile', url };
  const email = key.email?.trim().toLowerCase();
  if (email) return { by: 'email', email };
  const name = key.name?.trim() ?? '';
  const domain = hostKey(key.organizationDomain);
  const organizationName = key.organizationName?.trim() || null;
  const isWhole = /\S\s+\S/.test(name) && !name.includes('*');
  return isWhole && (domain ?? organizationName) !== null ? { by: 'name', name, domain, organizationName } : null;
}
