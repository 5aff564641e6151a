import { parse } from 'tldts';

/** The name that was registered: "acme" of jobs.acme.com and acme.com.br. null for a suffix. Subdomains are left out. */
export function domainLabel(domain: string): string | null {
  return parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix || null;
}

/** The domain that was registered: "acme.com" of jobs.acme.com; of a suffix itself. */
export function registeredDomain(domain: string): string {
  return parse(domain, { allowPrivateDomains: true }).domain ?? domain;
}
