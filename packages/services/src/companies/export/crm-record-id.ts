import type { CrmProfile } from '../../shared/profile-schemas.ts';
import type { ExportedRow } from './exported-company.ts';

/** The id under which the CRM knows the company: nothing where it knows several, for one of them would be wrong. */
export function recordIdOf(profile: CrmProfile, identifiers: ExportedRow['identifiers'] = []): string | null {
  const [id, ...others] = identifiers.filter(({ kind }) => kind === profile);
  return id !== undefined && others.length === 0 ? id.value : null;
}
