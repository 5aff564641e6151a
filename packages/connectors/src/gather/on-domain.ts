/** "acme.com", "www.acme.com" and "ada@acme.com" name acme.com; "myacme.com" and "acme.com.evil.example" do not. */
export function namesDomain(text: string, domain: string): boolean {
  const escaped = domain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_@-]|\\.[\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Whether an address stands on the domain or below it. */
export function isOnDomain(address: string, domain: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return host === domain || host.endsWith(`.${domain}`);
}

/** The same for what people enter as their site, often without a scheme: "www.acme.com/about". */
export function isSiteOn(entered: string, domain: string): boolean {
  const site = entered.trim();
  return isOnDomain(/^https?:/i.test(site) ? site : `https://${site}`, domain);
}
