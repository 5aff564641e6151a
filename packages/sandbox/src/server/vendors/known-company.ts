import type { SandboxCompany, SandboxWorld } from '../sandbox-world.ts';

/** The large vendors miss only small companies. */
const PERSONS_ALWAYS_KNOWN = 50;

/** The company, when the vendor knows it. */
export function knownCompany(
  world: SandboxWorld,
  vendor: string,
  share: number,
  domain: string,
  knowsLarge = false,
): SandboxCompany | null {
  const company = world.byDomain(domain);
  return company && isKnown(world, vendor, share, company, knowsLarge) ? company : null;
}

export function isKnown(
  world: SandboxWorld,
  vendor: string,
  share: number,
  company: SandboxCompany,
  knowsLarge: boolean,
): boolean {
  const isLarge = (company.headcounts[0] ?? 0) >= PERSONS_ALWAYS_KNOWN;
  return (knowsLarge && isLarge) || world.covers(company, vendor, share);
}
