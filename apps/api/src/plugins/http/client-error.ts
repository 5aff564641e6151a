import type { Socket } from 'node:net';
import type { ErrorBody } from '@workbench/trpc';

/** What the parser of requests refuses, before there is a request: answered in the one error shape. */
const ANSWERS: Record<string, { status: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request did not arrive as a whole in time. Send it again.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address and the headers together are too long.',
  },
};
const BROKEN = { status: '400 Bad Request', message: 'This is not a request of HTTP/1.1.' };

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = ANSWERS[error.code ?? ''] ?? BROKEN;
  const body = JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
