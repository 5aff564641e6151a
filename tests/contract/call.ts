import type { CallRecorder } from './call-recorder.ts';
import { checkAnswer, checkHeaders } from './check-answer.ts';
import { operationOf } from './document.ts';

export interface CallInput {
  /** Values for {placeholders}, encoded here. */
  params?: Record<string, string>;
  query?: string | Record<string, string>;
  /** A FormData goes as it is, a string as text, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: checked against the document's schema before a test sees it
  body: any;
}

export type Call = (key: string, input?: CallInput) => Promise<Answer>;

/**
 * Calls operations by their key in openapi.json and checks every answer against the document.
 * @param recorder keeps examples for the document
 */
export function createCall(api: { origin: string }, recorder?: CallRecorder): Call {
  return async (key, input = {}) => {
    const entry = operationOf(key);
    const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
    const query =
      input.query === undefined
        ? ''
        : `?${typeof input.query === 'string' ? input.query : new URLSearchParams(input.query)}`;
    const response = await fetch(api.origin + path + query, { method: entry.method, ...bodyOf(input) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const contentType = response.headers.get('content-type') ?? '';
    checkAnswer(entry, response.status, contentType, text);
    checkHeaders(entry, response.status, response.headers);
    recorder?.record(entry, input, { status: response.status, mediaType: contentType.split(';', 1)[0] ?? '', text });
    const isJson = contentType.startsWith('application/json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : bytes };
  };
}

function bodyOf({ body, headers = {} }: CallInput): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: text, headers: { 'content-type': 'application/json', ...headers } };
}
