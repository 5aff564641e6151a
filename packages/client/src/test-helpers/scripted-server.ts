import { createClient } from '../client.ts';
import type { ClientOptions, WorkbenchClient } from '../index.ts';

export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string;
}

type Step = Response | Error | (() => Response | Promise<Response>);

/** A client whose server answers by this script, and what it was sent. */
export function scriptedServer(
  script: Step[],
  options: Partial<ClientOptions> = {},
): { client: WorkbenchClient; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const answer = async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    sent.push({ method, url, headers, body: await request.text() });
    const step = script[sent.length - 1];
    if (step === undefined) throw new Error(`The script has no answer ${sent.length}`);
    init.signal?.throwIfAborted();
    if (step instanceof Error) throw step;
    return step instanceof Response ? step : step();
  };
  const client = createClient({ baseUrl: 'http://server.test', backoffMs: 1, fetch: answer, ...options });
  return { client, sent };
}

export const json = (data: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json', ...headers } });

export const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ message: `Refused: ${code}`, code }, status, headers);
