import { linkedinProfileUrl } from '../people/linkedin-profile-url.ts';

/** What templates leave where an address belongs, and words that are no person. */
const PLACEHOLDERS = new Set([
  'username',
  'yourprofile',
  'your-profile',
  'your-name',
  'profile',
  'me',
  'in',
  'name',
  'user',
]);

/**
 * A person's page at the professional network in one spelling; null for everything else: companies, schools, posts,
 * share buttons, the network's own start page, a template's placeholder.
 */
export function profileUrlOfLink(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  const text = href
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^(https?:\/\/)m\./i, '$1');
  const url = linkedinProfileUrl(text);
  if (url === null) return null;
  const slug = url.slice(url.lastIndexOf('/') + 1);
  const isSlug = /^[\p{L}\p{N}%._~-]{3,150}$/u.test(slug) && !PLACEHOLDERS.has(slug);
  return isSlug ? url : null;
}
