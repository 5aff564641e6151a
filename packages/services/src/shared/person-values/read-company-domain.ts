import { parseDomain } from '@workbench/identity/domain/domain-key';
import { isFreeMailHost } from '@workbench/identity/domain/free-mail-domains';

/** Pages that companies have there are not the company's own site. */
const SOCIAL_DOMAINS = /(?:^|\.)(?:facebook|instagram|linkedin|tiktok|twitter|x|xing|youtube)\.com$/;

/** null for a mailbox provider or a social network, which are real but not the company's own. */
export function readCompanyDomain(text: string): { domain: string | null } | { problem: string } {
  if (text === '' || isFreeMailHost(text)) return { domain: null };
  const read = parseDomain(text);
  return 'domain' in read && SOCIAL_DOMAINS.test(read.domain) ? { domain: null } : read;
}
