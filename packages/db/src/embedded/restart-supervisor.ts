import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeBegunEngine } from './begun-engine.ts';
import { type ConnectOrStartOptions, connectOrStartEngine } from './connect-or-start.ts';

const FIRST_DELAY_MS = 50;
/** With the restart itself, also a slow one, less than the driver waits for a server: a waiting query still succeeds. */
const MAX_DELAY_MS = 2_000;
/** An engine that ran this long was healthy: the next restart is immediate again. */
const HEALTHY_AFTER_MS = 10_000;

export interface EngineEvents {
  /** The engine's connection ended: it was killed, crashed, or told to stop. */
  onDown?: () => void;
  /** It serves again. */
  onUp?: () => void;
  /** A restart failed; the next attempt follows after a growing pause. */
  onRestartError?: (error: unknown) => void;
}

export interface SupervisedEngine {
  uri: string;
  /** Ends the supervision; the engine closes by itself when no other process uses it. */
  stop(): void;
}

/**
 * Keeps the engine of `dataDir` running for as long as this process uses it. Every process may
 * supervise: the engine's lock decides which restart wins. The address stays the same, so
 * drivers reconnect by themselves. Throws as ensureEngine when the first start fails.
 */
export async function superviseEngine(
  dataDir: string,
  { cacheMb, ...events }: EngineEvents & Pick<ConnectOrStartOptions, 'cacheMb'> = {},
): Promise<SupervisedEngine> {
  const stopped = new AbortController();
  const first = (await takeBegunEngine(dataDir)) ?? (await connectOrStartEngine(dataDir, { cacheMb }));
  let connection = first.connection;
  let upSince = Date.now();
  let delayMs = FIRST_DELAY_MS;

  const watch = (socket: Socket): void => {
    connection = socket;
    upSince = Date.now();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (!stopped.signal.aborted) void restart();
    });
    socket.resume();
    // Watching alone is no reason for a process to stay.
    socket.unref();
  };

  const restart = async (): Promise<void> => {
    events.onDown?.();
    if (Date.now() - upSince > HEALTHY_AFTER_MS) delayMs = FIRST_DELAY_MS;
    while (!stopped.signal.aborted) {
      try {
        await sleep(delayMs, undefined, { signal: stopped.signal });
        delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
        const engine = await connectOrStartEngine(dataDir, { signal: stopped.signal, cacheMb });
        watch(engine.connection);
        events.onUp?.();
        return;
      } catch (error) {
        if (!stopped.signal.aborted) events.onRestartError?.(error);
      }
    }
  };

  watch(connection);
  return {
    uri: first.uri,
    stop: () => {
      stopped.abort();
      connection.destroy();
    },
  };
}
