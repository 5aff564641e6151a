import type { Verb } from '../../shared/context.ts';
import { toFieldOrigin } from '../edit/origin-view.ts';
import { findCompany } from '../get-company.ts';
import type { CompanyRelations } from '../schemas.ts';
import { toParent } from '../view/company-view.ts';
import { countSubsidiaries } from './count-subsidiaries.ts';

/** The parent of a company with who set it, those above it, and how many companies have it as theirs. */
export async function getRelations({ input }: Verb<{ id: string }>): Promise<CompanyRelations> {
  const company = await findCompany(input.id);
  const id = company._id.toHexString();
  const shown = toParent(company);
  const { note = null, origin } = company.parent ?? {};
  return {
    id,
    parent: shown && origin ? { ...shown, note, origin: toFieldOrigin(origin) } : null,
    ancestors: (company.ancestors ?? []).map((one) => ({ id: one.id.toHexString(), name: one.name })),
    subsidiaries: (await countSubsidiaries([company])).get(id) ?? 0,
  };
}
