import type { SandboxWorld } from './sandbox-world.ts';

/** One request as a vendor's handler sees it. */
export interface SandboxRequest {
  method: string;
  /** Host that the client meant, where a vendor has several ("data.sec.gov", a company's domain); else the vendor's own. */
  host: string;
  /** Path as at the vendor: "/organizations/enrich"; each segment still percent-encoded as it came. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  body: string;
  /** Credits on this vendor's invoice before this request. */
  creditsInvoiced: number;
  /** Where this vendor answers in the sandbox, for links in answers: "http://127.0.0.1:4010/sec/data.sec.gov". */
  baseUrl(host?: string): string;
}

export interface SandboxAnswer {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: string | Uint8Array | object;
  /** What the vendor charges for this answer; it goes on the invoice. */
  charge?: { item: string; credits: number };
}

/** One vendor: speaks its wire contract over the fictional world, as strictly as the vendor does. */
export interface SandboxVendor {
  /** First segment of the address, and the connector's id. */
  id: string;
  /**
   * With hosts, the address is /<id>/<host>/<path>, else /<id>/<path>. The limit is what the sandbox checks, and what
   * the vendor publishes or is known to bear; our own gap is longer, because a slow machine delivers unevenly.
   */
  hasHosts: boolean;
  limits(host: string): { minGapMs: number; concurrency: number };
  answer(request: SandboxRequest, world: SandboxWorld): SandboxAnswer;
}

/** How a vendor misbehaves, for the next `times` requests that match. */
export type Fault =
  | 'rate-limited'
  | 'rate-limited-retry-after'
  | 'server-error'
  | 'html-502'
  | 'text-in-200'
  | 'truncated-json'
  | 'slow-headers'
  | 'slow-body'
  | 'wrong-shape'
  | 'empty'
  | 'reset'
  | 'redirect-private'
  | 'redirect-nowhere'
  | 'redirect-loop';
