import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpAnswer, HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { TestRequest } from '../schemas.ts';

/** A company's figures take a few requests, a register's old reports many. */
const REQUESTS_MAX = 20;

export interface RecordedRequests {
  http: HttpClient;
  requests: TestRequest[];
  /** The last response, as it came. */
  lastAnswer(): HttpAnswer | null;
}

/**
 * The same client, noting what was asked. Always asks the source, also when the key was refused a moment ago; of what
 * costs, only what was bought before is given unless it may be paid for.
 */
export function recordRequests(
  http: HttpClient,
  { maySpend, hide }: { maySpend: boolean; hide: (text: string) => string },
): RecordedRequests {
  const requests: TestRequest[] = [];
  let last: HttpAnswer | null = null;
  const send = async <T>(
    given: HttpRequest,
    call: (request: HttpRequest) => Promise<T>,
    answerOf: (sent: T) => HttpAnswer,
  ): Promise<T> => {
    const startedAt = performance.now();
    const note = (status: number | null) => {
      if (requests.length === REQUESTS_MAX) return;
      const durationMs = Math.round(performance.now() - startedAt);
      requests.push({ method: given.method ?? 'GET', url: hide(given.url), status, durationMs });
    };
    const paid = given.paid && (maySpend ? given.paid : { ...given.paid, isStoredOnly: true });
    try {
      const sent = await call({ ...given, cacheMs: 0, isProbe: true, ...(paid && { paid }) });
      last = answerOf(sent);
      // Shown from the store: nothing was sent.
      if (!(given.paid !== undefined && last.fromStore)) note(last.status);
      return sent;
    } catch (error) {
      if (!isUnsent(error) && paid?.isStoredOnly !== true) note(null);
      throw error;
    }
  };
  return {
    http: {
      request: (request) =>
        send(
          request,
          (sent) => http.request(sent),
          (answer) => answer,
        ),
      json: (request, schema) =>
        send(
          request,
          (sent) => http.json(sent, schema),
          ({ answer }) => answer,
        ),
    },
    requests,
    lastAnswer: () => last,
  };
}

const UNSENT_KINDS: ReadonlySet<string> = new Set(['cap_reached', 'unsure_paid', 'not_connected', 'blocked_address']);

const isUnsent = (error: unknown) => error instanceof ConnectorError && UNSENT_KINDS.has(error.kind);
