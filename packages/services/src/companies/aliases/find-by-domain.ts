import { type CompanyDoc, CompanyModel } from '@workbench/db';

const FIELDS = { name: 1, domain: 1, aliases: 1, createdAt: 1 } as const;
type CompanyOfDomain = Pick<CompanyDoc, keyof typeof FIELDS | '_id'>;

/** By domain, the company that it belongs to, as its own or as an alias. */
export async function findCompaniesByDomain(domains: readonly string[]): Promise<Map<string, CompanyOfDomain>> {
  if (domains.length === 0) return new Map();
  const own = await CompanyModel.find({ domain: { $in: domains } }, FIELDS).lean<CompanyOfDomain[]>();
  const byDomain = new Map(own.map((company) => [company.domain, company]));
  for (const [alias, company] of await findCompaniesByAlias(domains)) byDomain.set(alias, company);
  return byDomain;
}

/** The company of a domain; null when it is no one's. */
export async function findCompanyByDomain(domain: string): Promise<CompanyOfDomain | null> {
  return (await findCompaniesByDomain([domain])).get(domain) ?? null;
}

/** By alias, the company that has it. Most workspaces have few aliases, so it costs next to nothing. */
async function findCompaniesByAlias(domains: readonly string[]): Promise<Map<string, CompanyOfDomain>> {
  const sought = new Set(domains);
  const found = await CompanyModel.find({ aliases: { $in: [...sought] } }, FIELDS).lean<CompanyOfDomain[]>();
  return new Map(
    found.flatMap((company) =>
      (company.aliases ?? []).filter((alias) => sought.has(alias)).map((alias) => [alias, company] as const),
    ),
  );
}
