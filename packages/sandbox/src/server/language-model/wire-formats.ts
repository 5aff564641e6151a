import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Which of the three wire formats a request speaks. */
export type WireFormat = 'chat' | 'responses' | 'messages';

export interface ModelCall {
  format: WireFormat;
  isStream: boolean;
  wantsJson: boolean;
  /** All that was said to the model, instructions included. */
  prompt: string;
  model: string;
}

export function formatOf(path: string): WireFormat | null {
  if (path.endsWith('/chat/completions')) return 'chat';
  if (path.endsWith('/responses')) return 'responses';
  return path.endsWith('/messages') ? 'messages' : null;
}

interface Body {
  model?: string;
  stream?: boolean;
  response_format?: { type?: string };
  text?: { format?: { type?: string } };
  output_config?: { format?: unknown };
  tools?: unknown[];
  messages?: { content: unknown }[];
  input?: unknown;
  system?: unknown;
  instructions?: unknown;
}

export function readCall(format: WireFormat, body: Body): ModelCall {
  const promptParts = [
    body.system,
    body.instructions,
    body.input,
    ...(body.messages ?? []).map(({ content }) => content),
  ];
  const isJson = body.response_format?.type?.startsWith('json') || body.text?.format?.type === 'json_schema';
  return {
    format,
    isStream: body.stream === true,
    wantsJson: Boolean(isJson || body.output_config?.format || body.tools?.length),
    prompt: promptParts.map(textOf).join('\n'),
    model: body.model ?? '',
  };
}

/** Whether the request makes the server keep to a schema; a server that cannot refuses it. */
export function asksForSchema({ response_format }: Body): boolean {
  return response_format?.type === 'json_schema';
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(textOf).join('\n');
  if (part === null || typeof part !== 'object') return '';
  const { text, content } = part as { text?: unknown; content?: unknown };
  return [text, content].map(textOf).join('\n');
}

const tokens = (text: string) => Math.ceil(text.length / 4);

/** The whole answer in one piece. */
export function completeAnswer({ format, model, prompt }: ModelCall, text: string): object {
  const [input, output] = [tokens(prompt), tokens(text)];
  switch (format) {
    case 'chat':
      return {
        id: 'c1',
        object: 'chat.completion',
        created: 1,
        model,
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      };
    case 'responses':
      return {
        id: 'r1',
        object: 'response',
        created_at: 1,
        model,
        status: 'completed',
        output: [
          {
            type: 'message',
            id: 'm1',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text, annotations: [] }],
          },
        ],
        usage: { input_tokens: input, output_tokens: output, total_tokens: input + output },
      };
    case 'messages':
      return {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model,
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: output },
      };
  }
}

const PIECE = /[\s\S]{1,16}/g;

export interface StreamOptions {
  /** The connection ends after so many pieces. */
  breakAfter?: number;
  pauseMs?: number;
}

/** The same as a stream of events. */
export async function streamAnswer(
  response: ServerResponse,
  call: ModelCall,
  text: string,
  { breakAfter = Number.POSITIVE_INFINITY, pauseMs = 0 }: StreamOptions = {},
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = text.match(PIECE) ?? [];
  const { before, piece, after } = EVENTS[call.format](call, text);
  for (const event of before) send(response, event);
  for (const [index, part] of pieces.entries()) {
    if (index >= breakAfter) return void response.destroy();
    if (pauseMs > 0) await sleep(pauseMs);
    send(response, piece(part));
  }
  for (const event of after) send(response, event);
  if (call.format === 'chat') response.write('data: [DONE]\n\n');
  response.end();
}

function send(response: ServerResponse, event: object): void {
  const { type } = event as { type?: string };
  response.write(`${type === undefined ? '' : `event: ${type}\n`}data: ${JSON.stringify(event)}\n\n`);
}

interface Events {
  before: object[];
  piece(text: string): object;
  after: object[];
}

const EVENTS: Record<WireFormat, (call: ModelCall, text: string) => Events> = {
  chat: ({ model, prompt }, text) => {
    const chunk = (choice: object, usage?: object) => ({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model,
      choices: [{ index: 0, finish_reason: null, ...choice }],
      ...(usage && { usage }),
    });
    const [input, output] = [tokens(prompt), tokens(text)];
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    return {
      before: [],
      piece: (content) => chunk({ delta: { role: 'assistant', content } }),
      after: [chunk({ delta: {}, finish_reason: 'stop' }, usage)],
    };
  },
  responses: ({ model, prompt }, text) => {
    const item = { type: 'message', id: 'm1', role: 'assistant', status: 'in_progress', content: [] };
    const response = { id: 'r1', object: 'response', created_at: 1, model };
    const usage = { input_tokens: tokens(prompt), output_tokens: tokens(text), total_tokens: 0 };
    return {
      before: [
        { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
        { type: 'response.output_item.added', output_index: 0, item },
      ],
      piece: (delta) => ({
        type: 'response.output_text.delta',
        item_id: 'm1',
        output_index: 0,
        content_index: 0,
        delta,
      }),
      after: [
        { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
        { type: 'response.completed', response: { ...response, status: 'completed', output: [], usage } },
      ],
    };
  },
  messages: ({ model, prompt }, text) => ({
    before: [
      {
        type: 'message_start',
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: tokens(prompt), output_tokens: 0 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ],
    piece: (part) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } }),
    after: [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: tokens(text) },
      },
      { type: 'message_stop' },
    ],
  }),
};
