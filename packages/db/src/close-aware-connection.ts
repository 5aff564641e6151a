import { createRequire } from 'node:module';
import mongoose from 'mongoose';

/** The parts of the driver's own class that are used here; it is not among the driver's declared exports. */
interface DriverConnection {
  command(...args: unknown[]): Promise<unknown>;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

const require = createRequire(import.meta.url);
// The driver that mongoose itself uses, wherever it was installed.
const driverRequire = createRequire(require.resolve('mongoose'));
const { Connection } = driverRequire('mongodb/lib/cmap/connection') as {
  Connection: new (...args: unknown[]) => DriverConnection;
};

/**
 * A driver's connection whose commands end when it ends. The driver forgets one case: when the other side has just gone,
 * the socket is destroyed a moment before it says so. A command that begins in this moment is not written, waits for the
 * socket to drain, and without this it would wait for ever, with everything that queues behind it.
 */
export class CloseAwareConnection extends Connection {
  override async command(...args: unknown[]): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // The driver's own failure of the command says more and comes first where there is one.
    const onClose = () => setImmediate(() => reject(new mongoose.mongo.MongoNetworkError('connection closed')));
    this.once('close', onClose);
    try {
      super.command(...args).then(resolve, reject);
      return await promise;
    } finally {
      this.off('close', onClose);
    }
  }
}
