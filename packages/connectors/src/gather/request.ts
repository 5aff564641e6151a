import type { HostLimits, HttpRequest } from '../http/types.ts';
import { userAgentOf } from '../http/user-agent.ts';
import type { GatherHostId, GatherJob } from './types.ts';

interface GatherEndpoint {
  id: GatherHostId;
  /** The vendor's own address; replaced by the settings' where they have one. */
  baseUrl: string;
  limits: HostLimits;
  cacheMs: number;
}

/**
 * A request to one of the open services, with the User-Agent that they ask for. It leaves the host's queue when the
 * time of its source is over.
 */
export function requestTo(
  host: GatherEndpoint,
  { settings, signal }: Pick<GatherJob, 'settings' | 'signal'>,
  path: string,
  headers: Record<string, string> = {},
): HttpRequest {
  return {
    vendor: host.id,
    url: `${settings.baseUrls[host.id] ?? host.baseUrl}${path}`,
    headers: { 'user-agent': userAgentOf(settings.contactEmail), ...headers },
    limits: host.limits,
    cacheMs: host.cacheMs,
    signal,
  };
}
