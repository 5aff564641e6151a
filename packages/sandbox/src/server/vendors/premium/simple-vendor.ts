import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest, SandboxVendor } from '../../types.ts';
import { keyState } from '../account-key.ts';
import { answerJson } from '../json-requests.ts';
import { knownCompany } from '../known-company.ts';

export interface SimpleVendor {
  id: string;
  /** Part of all companies that it covers. */
  share: number;
  /** "POST /enrich/company". */
  route: string;
  /** Header in lower case that carries the key, and what stands before it. */
  auth: { header: string; prefix: string };
  /** The domain asked for, or the vendor's refusal. */
  domainOf(request: SandboxRequest): string | SandboxAnswer;
  found(company: SandboxCompany, world: SandboxWorld): object;
  notFound(): SandboxAnswer;
  /** Body of an error. */
  error(message: string): object;
}

/** A vendor with one key, one address and one company per request. */
export function simpleVendor({ id, share, route, auth, ...vendor }: SimpleVendor): SandboxVendor {
  return {
    id,
    hasHosts: false,
    limits: () => ({ minGapMs: 100, concurrency: 2 }),
    answer(request, world) {
      const sentKey = request.headers[auth.header] ?? '';
      const key = sentKey.startsWith(auth.prefix) ? sentKey.slice(auth.prefix.length) : undefined;
      const state = keyState(key, `sandbox-${id}-key`);
      if (state === 'wrong') return answerJson(401, vendor.error('The API key is missing or wrong'));
      if (`${request.method} ${request.path}` !== route) return answerJson(404, vendor.error('Not found'));
      if (state === 'empty') return answerJson(402, vendor.error('The credits of this account are used up'));
      const domain = vendor.domainOf(request);
      if (typeof domain !== 'string') return domain;
      const company = knownCompany(world, id, share, domain);
      if (company === null) return vendor.notFound();
      return { body: vendor.found(company, world), charge: { item: `company:${company.domain}`, credits: 1 } };
    },
  };
}
