import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A client that has just connected is about to send its request. */
const FIRST_BYTE_MAX_MS = 1000;

interface Traffic {
  openedAt: number;
  /** Requests whose answers have not reached the client. */
  unsentAnswers: number;
  /** Bytes of the requests that were answered; what was read since belongs to one that has begun. */
  answeredBytes: number;
}

/**
 * Closing the server lets every answer reach its client.
 * Node.js counts a connection as idle as soon as its answer is written, and then drops what a slow client has not
 * received yet: the end of an export, for example.
 */
export function keepUnsentAnswers(server: Server): void {
  const connections = new Map<Socket, Traffic>();
  server.on('connection', (socket) => {
    connections.set(socket, { openedAt: performance.now(), unsentAnswers: 0, answeredBytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const traffic = connections.get(socket);
    if (traffic === undefined) return;
    traffic.unsentAnswers++;
    response.once('close', () => {
      traffic.unsentAnswers--;
      // Where it was refused before its body had arrived, the rest may still come.
      traffic.answeredBytes = request.complete ? socket.bytesRead : Number.POSITIVE_INFINITY;
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, traffic] of connections) if (isIdle(socket, traffic)) socket.destroy();
  };
}

function isIdle({ bytesRead }: Socket, { openedAt, unsentAnswers, answeredBytes }: Traffic): boolean {
  if (bytesRead === 0) return performance.now() - openedAt > FIRST_BYTE_MAX_MS;
  return unsentAnswers === 0 && bytesRead <= answeredBytes;
}
