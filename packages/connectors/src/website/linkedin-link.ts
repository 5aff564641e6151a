import type { Company } from '../company-identity/employer.ts';
import { isOwnAccount, isOwnerName } from '../company-identity/own-account.ts';
import type { Page } from './read-page.ts';

type Link = Page['links'][number];

/** Who made the site, right before the link to the maker: "Site by", "Umsetzung:". */
const CREDITS =
  /(?:\b(?:site|website|web|designed|design|built|made|powered|developed|development|created|hosted|managed|photos?)\b[^.]{0,30}\b(?:by|with|von|par|por|door|av|di)\b|\b(?:umsetzung|réalisation|realisation|konzept|conception|credits?)\b)[^.]{0,40}$/iu;
/** What a link to one's own page says beside the company's name. */
const CALLS_TO_FOLLOW =
  /\b(?:linked\s?in|in|follow|connect|join|find|visit|see|us|with|on|our|page|company|profile)\b/gi;

/**
 * The company's page at the professional network: the one that its linked data declares, else the linked one of its
 * name, else the only one that is linked, unless that is said to be another's. It is kept and never fetched.
 * @param declared `sameAs` of the company's own linked data
 */
export function toLinkedin(declared: readonly unknown[], links: readonly Link[], company: Company): string | null {
  const stated = declared.flatMap(slugsIn);
  const linked = links.flatMap((link) => slugsIn(link.href).map((slug) => ({ slug, link })));
  const named = linked.filter(({ slug }) => isOwnAccount(slug, company));
  const isOnly = new Set(linked.map(({ slug }) => slug.toLowerCase())).size === 1;
  const only = isOnly && !linked.some(({ link }) => isOfAnother(link, company)) ? linked : [];
  const slug = stated[0] ?? [...named, ...only][0]?.slug;
  return slug === undefined ? null : `https://www.linkedin.com/company/${slug}`;
}

function slugsIn(address: unknown): string[] {
  if (typeof address !== 'string') return [];
  const slug = /^https?:\/\/(?:\w{2,3}\.)?linkedin\.com\/company\/([\w%.-]{1,100})/i.exec(address.trim())?.[1];
  return slug === undefined ? [] : [slug];
}

function isOfAnother({ text, before }: Link, company: Company): boolean {
  if (CREDITS.test(before)) return true;
  const name = text
    .replace(CALLS_TO_FOLLOW, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return name !== '' && !isOwnerName(name, company);
}
