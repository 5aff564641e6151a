import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { companyKey } from '@workbench/identity/company-key';
import { companyQueryWords, WORD_RANK } from './words.ts';

/** Names that begin with the same word; more of them say too little to be read through. */
const CANDIDATES_MAX = 500;

interface NamedCompany {
  id: string;
  name: string;
  createdAt: Date;
}

/** The one tracked company of this name, whatever its legal form; null when none or several have it. */
export async function findCompanyByName(name: string): Promise<NamedCompany | null> {
  const key = companyKey(name);
  const [first] = companyQueryWords(name);
  if (key === '' || first === undefined) return null;
  const candidates = await CompanyModel.find({ words: WORD_RANK.nameStart + first }, { name: 1, createdAt: 1 })
    .hint(COMPANY_INDEXES.words)
    .limit(CANDIDATES_MAX)
    .lean();
  const [match, ...others] = candidates.filter((company) => companyKey(company.name) === key);
  if (match === undefined || others.length > 0) return null;
  return { id: match._id.toHexString(), name: match.name, createdAt: match.createdAt };
}
