import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusalAnswer } from './refusal-answer.ts';
import { type ReplyMode, replyText } from './reply-text.ts';
import { asksForSchema, completeAnswer, formatOf, readCall, type StreamOptions, streamAnswer } from './wire-formats.ts';

export type ModelBehaviour =
  | ReplyMode
  | 'text-in-200'
  /** Half a second before the answer, and a stream in single pieces. */
  | 'slow'
  | 'hanging'
  | 'unauthorized'
  | 'rate-limited'
  | 'server-error'
  | 'no-credit'
  | 'unknown-model'
  | 'refuses-schema'
  /** Whole answers alone. */
  | 'refuses'
  | 'breaks-off';

export interface ModelServer {
  /** With the version, as AI_BASE_URL takes it. */
  baseUrl: string;
  /** How it behaves from now on, or for the next `times` calls. */
  behave(behaviour: ModelBehaviour, times?: number): void;
  /** What it was told, in order. */
  calls(): readonly { path: string; prompt: string; wantsJson: boolean }[];
  close(): Promise<void>;
}

/** The only key that the server takes. */
export const MODEL_KEY = 'sandbox-model-key';

/** A language model that costs nothing: speaks OpenAI's two formats and Anthropic's, streamed or whole; loopback only. */
export async function startModelServer(options: { port?: number; latencyMs?: number } = {}): Promise<ModelServer> {
  const calls: { path: string; prompt: string; wantsJson: boolean }[] = [];
  let usual: ModelBehaviour = 'honest';
  let planned: { behaviour: ModelBehaviour; times: number } | null = null;

  function nextBehaviour(): ModelBehaviour {
    if (planned === null || planned.times <= 0) return usual;
    planned.times--;
    return planned.behaviour;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const format = formatOf(path);
    const text = await readAll(request);
    if (format === null) return sendJson(response, 404, problem(`There is no route ${path}`));
    if (!hasValidKey(request)) return sendJson(response, 401, problem('The key is wrong'));
    if (format === 'messages' && request.headers['anthropic-version'] === undefined) {
      return sendJson(response, 400, problem('anthropic-version: header is required'));
    }
    const body = JSON.parse(text);
    const call = readCall(format, body);
    calls.push({ path, prompt: call.prompt, wantsJson: call.wantsJson });
    if (options.latencyMs) await sleep(options.latencyMs);
    const behaviour = nextBehaviour();
    if (behaviour === 'hanging') return;
    const refusal = REFUSALS[behaviour];
    if (refusal !== undefined) return sendJson(response, refusal.status, refusal.body, refusal.headers);
    if (behaviour === 'refuses-schema' && asksForSchema(body)) {
      return sendJson(response, 400, problem('response_format json_schema is not supported'));
    }
    if (behaviour === 'text-in-200') return void response.end('<html>The gateway is busy</html>');
    if (behaviour === 'refuses') return sendJson(response, 200, refusalAnswer(call));
    if (behaviour === 'slow') await sleep(SLOW_MS);
    const replyBody = replyText(behaviour, call);
    if (call.isStream) return streamAnswer(response, call, replyBody, STREAMS[behaviour]);
    if (behaviour === 'breaks-off') return void response.destroy();
    sendJson(response, 200, completeAnswer(call, replyBody));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => sendJson(response, 400, problem(error.message)));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (behaviour, times) => {
      if (times === undefined) [usual, planned] = [behaviour, null];
      else planned = { behaviour, times };
    },
    calls: () => calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const SLOW_MS = 500;
const STREAMS: Partial<Record<ModelBehaviour, StreamOptions>> = {
  'breaks-off': { breakAfter: 2 },
  slow: { pauseMs: 20 },
};

const problem = (message: string, type = 'invalid_request_error') => ({ type: 'error', error: { message, type } });

const REFUSALS: Partial<Record<ModelBehaviour, { status: number; body: object; headers?: Record<string, string> }>> = {
  'rate-limited': {
    status: 429,
    body: problem('Rate limit reached', 'rate_limit_error'),
    headers: { 'retry-after': '1' },
  },
  unauthorized: { status: 401, body: problem('The key was withdrawn', 'authentication_error') },
  'server-error': { status: 500, body: problem('The server had an error', 'server_error') },
  'no-credit': { status: 429, body: problem('You exceeded your current quota', 'insufficient_quota') },
  'unknown-model': { status: 404, body: problem('The model does not exist', 'not_found_error') },
};

function hasValidKey({ headers }: IncomingMessage): boolean {
  return headers.authorization === `Bearer ${MODEL_KEY}` || headers['x-api-key'] === MODEL_KEY;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
