import { isSiteOn } from '../gather/on-domain.ts';
import type { Evidence, EvidenceProof } from '../gather/types.ts';
import type { Organisation, Repositories } from './schema.ts';

const REPOSITORIES_MAX = 10;
/** Pages of GitHub's own that look like an organisation's. */
const NOT_ORGANISATIONS = new Set([
  'about',
  'features',
  'sponsors',
  'topics',
  'login',
  'join',
  'orgs',
  'apps',
  'marketplace',
]);

/** The organisations that a site's addresses lead to: "github.com/acme/tools" → "acme". */
export function organisationsIn(addresses: string[]): string[] {
  const logins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    if (url === null || !/^(?:www\.)?github\.com$/.test(url.hostname)) return [];
    const login = url.pathname.split('/')[1]?.toLowerCase() ?? '';
    return isLogin(login) && !NOT_ORGANISATIONS.has(login) ? [login] : [];
  });
  return [...new Set(logins)];
}

export const isLogin = (text: string) => /^[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?$/i.test(text);

/** Whether the organisation states the company's domain as its own; many write it without a scheme. */
export function isOfDomain({ blog }: Organisation, domain: string): boolean {
  return Boolean(blog?.trim()) && isSiteOn(blog ?? '', domain);
}

/** What it works on in the open: own repositories that were worked on since `since`, newest first. */
export function mapRepositories(repositories: Repositories, since: string, proof: EvidenceProof): Evidence[] {
  return repositories
    .filter(({ fork, archived, pushed_at }) => !fork && archived !== true && (pushed_at ?? '') >= since)
    .toSorted((a, b) => (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''))
    .slice(0, REPOSITORIES_MAX)
    .map(({ name, html_url, description, language, topics, pushed_at }) => ({
      kind: 'repository',
      url: html_url,
      title: name,
      date: pushed_at?.slice(0, 10) ?? null,
      publisher: 'GitHub',
      text: [
        name,
        ...(description ? [description] : []),
        ...(language ? [`Language: ${language}`] : []),
        ...(topics?.length ? [`Topics: ${topics.join(', ')}`] : []),
      ].join('\n'),
      proof,
    }));
}
