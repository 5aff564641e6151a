import { parse } from 'tldts';

/** Reserved for documentation: each name under them is a company of its own, in the demo as well. */
const RESERVED = /(?:^|\.)([^.]+)\.(example\.(?:com|net|org))$/i;

/** The name that was registered: "acme" of jobs.acme.com and acme.com.br. null for a suffix. Subdomains are left out. */
export function domainLabel(domain: string): string | null {
  return RESERVED.exec(domain)?.[1] ?? (parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix || null);
}

/** The domain that was registered: "acme.com" of jobs.acme.com; of a suffix itself. */
export function registeredDomain(domain: string): string {
  const [, label, suffix] = RESERVED.exec(domain) ?? [];
  if (label !== undefined) return `${label}.${suffix}`;
  return parse(domain, { allowPrivateDomains: true }).domain ?? domain;
}
