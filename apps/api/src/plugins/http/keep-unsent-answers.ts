import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closing the server lets every answer reach its client.
 * Node.js counts a connection as idle as soon as its answer is written, and then drops what a slow client has not
 * received yet: the end of an export, for example.
 */
export function keepUnsentAnswers(server: Server): void {
  const unsentAnswers = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const unsent = unsentAnswers.get(socket);
    if (unsent !== undefined) unsentAnswers.set(socket, unsent + change);
  };
  server.on('connection', (socket) => {
    unsentAnswers.set(socket, 0);
    socket.once('close', () => unsentAnswers.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  server.closeIdleConnections = () => {
    for (const [socket, unsent] of unsentAnswers) if (unsent === 0) socket.destroy();
  };
}
