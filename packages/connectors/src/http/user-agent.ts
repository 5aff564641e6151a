import { ConnectorError } from '../errors.ts';

/** The product token that a site's robots.txt can address. */
export const USER_AGENT_TOKEN = 'SalesIntelligenceWorkbench';

/** Who asks, in the form that open-data services want: product, version, and where its operator can be reached. */
export function userAgentOf(contactEmail: string | null): string {
  const product = `${USER_AGENT_TOKEN}/0.1`;
  return contactEmail === null ? product : `${product} (${contactEmail})`;
}

/**
 * The User-Agent for a source that refuses anonymous requests.
 * @throws ConnectorError `not_connected` when no one has entered a contact address
 */
export function requireUserAgent(settings: { contactEmail: string | null }, vendor: string, label: string): string {
  if (settings.contactEmail === null || settings.contactEmail.trim() === '') {
    throw new ConnectorError('not_connected', vendor, `${label} needs a contact email. Enter one in Settings.`);
  }
  return userAgentOf(settings.contactEmail.trim());
}
