import type { z } from 'zod';
import type { ConnectorErrorKind } from '../errors.ts';

/** One request to the outside world; everything goes through `HttpClient`. */
export interface HttpRequest {
  /** Connector id: whose calls and credits these are, and whose name an error carries. */
  vendor: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The host whose limits hold, from HOST_LIMITS; stays the vendor's own when the base address is overridden. */
  limits: HostLimits;
  /**
   * A call that costs: counted against the vendor's cap before it is sent, and sent at most once. `key` names what is
   * bought ("company:acme.com"): within `freshForMs` the stored answer is given instead of buying it again.
   */
  paid?: PaidCall;
  /** The answer may be taken from the cache for this long; revalidated by ETag after it. Default 0. */
  cacheMs?: number;
  /** Redirects that are followed; each hop is checked like the first. Default 0: a redirect is an error. */
  redirectsMax?: number;
  /** Bytes of the answer, decompressed. Default 5 MB. */
  bytesMax?: number;
  /** A longer answer is cut at `bytesMax` and not refused: most of a page is of use without its end. */
  isCutWhenLong?: boolean;
  /**
   * Takes the unpacked body of a 2xx while it arrives, no faster than it is read; `body` of the answer is empty then. It is
   * called once at most: what has begun is not sent again. What it throws ends the call and is thrown on.
   */
  receive?: (bytes: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Statuses beside 2xx that are an answer and not a failure, like 404 for "no such company". */
  accept?: number[];
  /** What a refusal means where the vendor says it in the body alone ("insufficient credits"); null: by the status. */
  classify?: (status: number, body: string) => ConnectorErrorKind | null;
  /** Whether a 2xx says an error in the place of an answer: it is never stored. */
  isErrorBody?: (body: string) => boolean;
  /** Whether a 5xx is the vendor's own documented refusal, which costs nothing, and not a gateway's in front of it. */
  isUncharged?: (status: number, body: string) => boolean;
  /** A user wants to know whether the key is accepted now: an earlier refusal does not count. */
  isProbe?: boolean;
  /** Milliseconds that a 429 asks to wait where the vendor tells it in headers of its own; null: by Retry-After. */
  rateLimitWaitMs?: (headers: Record<string, string>, nowMs: number) => number | null;
  /**
   * Gives up the place in the host's queue, or the wait for another process that buys the same: a source whose time is
   * over must not keep others waiting.
   */
  signal?: AbortSignal;
}

export interface PaidCall {
  key: string;
  creditsMax: number;
  freshForMs: number;
  /** Only what was bought before is given; `invalid_request` when there is nothing, and nothing is sent. */
  isStoredOnly?: boolean;
  /** What the answer really cost: read from its body or headers. Never more than `creditsMax` is counted on. */
  creditsOf(answer: HttpAnswer): number;
  /**
   * Keys under which earlier versions bought the same. What they stored counts when it came from this address, without
   * its query.
   */
  formerKeys?: readonly { key: string; address: string }[];
  /**
   * A user takes the risk of paying twice: a purchase that was sent before this time, and brought no answer that can be
   * used, is bought once more.
   */
  repeatLostBefore?: Date;
  /** Set by the client: whether a stored answer can be used. */
  isUsable?(answer: HttpAnswer): boolean;
  /** The work that pays. Repeated after an interruption, it gets the price of what it has bought already. */
  buyer?: string;
  /** Receives what this call costs the buyer: also a price of an earlier attempt, and the highest one when it is unknown. */
  onPrice?(credits: number): void;
}

export interface HostLimits {
  /** Name under which all processes share the limit: a host, or "*.sec.gov". */
  host: string;
  minGapMs: number;
  concurrency: number;
  timeoutMs: number;
}

export interface HttpAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** After redirects. */
  url: string;
  body: string;
  fetchedAt: Date;
  fromStore: boolean;
}

export interface HttpClient {
  /** Resolves for 2xx and accepted statuses; everything else is thrown as a ConnectorError. */
  request(request: HttpRequest): Promise<HttpAnswer>;
  /** The same, parsed as JSON and by the schema: what does not fit is `contract_changed` with the field's path. */
  json<T>(request: HttpRequest, schema: z.ZodType<T>): Promise<{ data: T; answer: HttpAnswer }>;
}

/** What the client shares with other processes; `packages/services` keeps these in the database, tests in memory. */
export interface HttpShared {
  rateLimiter: HostRateLimiter;
  ledger: CallLedger;
  cache: AnswerCache;
}

/** Keeps every process together within a host's limits. */
export interface HostRateLimiter {
  /** Resolves when the request may be sent; `release` must be called when its answer is there. */
  acquire(limits: HostLimits, signal?: AbortSignal): Promise<{ release(): Promise<void> }>;
  /** The host asked for a pause (Retry-After): no one enters before. */
  pause(host: string, untilMs: number): Promise<void>;
}

/** `credits` is what the same buyer has paid for it in an earlier attempt; 0 for everyone else. */
export type ChargeReservation =
  | { state: 'known'; answer: HttpAnswer; credits: number }
  | { state: 'open'; id: string }
  | { state: 'unsure'; credits: number };

/** Counts calls and credits per vendor and day, and keeps what was paid for. */
export interface CallLedger {
  /** One call was made. */
  countCall(vendor: string, outcome: 'ok' | 'failed'): Promise<void>;
  /**
   * Before a paid call: `known` gives the stored answer; `unsure` means that it was sent before and the response was
   * lost, so it is not bought again; `open` reserves the credits. Throws ConnectorError `cap_reached`.
   * @param signal ends the wait for the same purchase by another process: ConnectorError `unsure_paid` with its reason
   */
  reserveCharge(vendor: string, call: PaidCall, signal?: AbortSignal): Promise<ChargeReservation>;
  /** The answer and what it cost; credits that were reserved and not spent are free again. */
  captureCharge(id: string, answer: HttpAnswer, credits: number): Promise<void>;
  /** It was sent and its response is lost: the reservation stays, and no one waits for the response any more. */
  loseCharge(id: string): Promise<void>;
  /** It was never sent or certainly not charged (connection refused, 429): the reservation is taken back. */
  releaseCharge(id: string): Promise<void>;
}

export interface AnswerCache {
  read(key: string): Promise<CachedAnswer | null>;
  write(key: string, answer: CachedAnswer): Promise<void>;
}

export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  url: string;
  body: string;
  fetchedAt: Date;
}
