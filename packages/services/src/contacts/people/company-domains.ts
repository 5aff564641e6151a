import { domainKey } from '@workbench/identity/domain/domain-key';

/** In normal form; a provider of mailboxes is no company. */
export function companyDomains(organizationDomain: string | null, email: string | null): string[] {
  const texts = [organizationDomain ?? '', email?.split('@').at(-1) ?? ''];
  return [...new Set(texts.flatMap((text) => domainKey(text) ?? []))];
}
