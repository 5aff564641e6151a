import { withoutTracking, withoutWww } from './site-urls.ts';

/** The same page under its many spellings: scheme, www., final slash, tracking marks and the part after # go. */
export function pageKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(withoutTracking(address));
  const path = url.pathname.replace(/\/(?:index\.(?:html?|php))?$/, '');
  return `${withoutWww(url.host)}${path}${url.search}`;
}
