import { hostAndParents, hostKey } from '@workbench/identity/domain/host-key';
import type { Company } from './employer.ts';

/** Whether an address is the company's own site. */
export function isOwnAddress(address: string, { domain }: Company): boolean {
  const host = hostKey(address);
  return host !== null && hostAndParents(host).includes(domain);
}
