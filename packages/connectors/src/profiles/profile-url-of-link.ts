import { profileName, profileUrl } from '@workbench/identity/profile-key';

/** What templates leave where an address belongs, and words that are no person. */
const PLACEHOLDERS = new Set(['username', 'yourprofile', 'your-profile', 'your-name', 'profile', 'in', 'name', 'user']);

/**
 * A person's page at the professional network in one spelling; null for everything else: companies, schools, posts,
 * share buttons, the network's own start page, a template's placeholder.
 */
export function profileUrlOfLink(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  const name = profileName(href)?.toLowerCase() ?? '';
  const isName = /^[\p{L}\p{M}\p{N}%._~-]{3,150}$/u.test(name) && !PLACEHOLDERS.has(name);
  return isName ? profileUrl(href) : null;
}
