import { Readable } from 'node:stream';
import { failureOfStatus } from '../http/call/classify-failure.ts';
import { parseJson } from '../http/parse-json.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from '../http/types.ts';

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: string | object;
}

/** For tests of connectors: answers from a function, with the real client's rules for statuses and shapes. */
export function createFakeHttp(answerTo: (request: HttpRequest) => FakeAnswer) {
  const requests: HttpRequest[] = [];
  /** Credits of paid calls, in order. */
  const credits: number[] = [];

  async function request(asked: HttpRequest): Promise<HttpAnswer> {
    requests.push(asked);
    const { status = 200, headers = {}, body } = answerTo(asked);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const isAnswer = (status >= 200 && status < 300) || asked.accept?.includes(status);
    if (!isAnswer) throw failureOfStatus(asked, { status, headers, body: text }, 0).error;
    const isReceived = asked.receive !== undefined && status >= 200 && status < 300;
    if (isReceived) await asked.receive?.(Readable.from([Buffer.from(text)]));
    const answer = {
      status,
      headers,
      url: asked.url,
      body: isReceived ? '' : text,
      fetchedAt: new Date(),
      fromStore: false,
    };
    if (asked.paid) credits.push(asked.paid.creditsOf(answer));
    return answer;
  }

  const http: HttpClient = {
    request,
    async json(asked, schema) {
      const answer = await request(asked);
      return { data: parseJson(asked.vendor, answer.body, schema), answer };
    },
  };
  return { http, requests, credits };
}
