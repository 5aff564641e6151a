import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isIP, Socket } from 'node:net';

/**
 * Loaded into a process with `--import`, before anything else: writes each connection, look-up and datagram that leaves this
 * machine into the file RECORDED_CONNECTIONS, one a line, and lets it go on.
 */
const file = process.env.RECORDED_CONNECTIONS ?? '';

const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3}|localhost|0\.0\.0\.0|::)$/;

function record(kind: string, host: unknown): void {
  if (typeof host !== 'string' || host === '' || LOOPBACK.test(host)) return;
  appendFileSync(file, `${kind} ${host}\n`);
}

/** Wraps a method so that it says first where it leads. */
function wrap(owner: object, name: string, hostOf: (args: unknown[]) => unknown): void {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  const original = methods[name];
  if (original === undefined) throw new Error(`Node.js has no ${name} to watch`);
  methods[name] = function (this: unknown, ...args) {
    record(name, hostOf(args));
    return original.apply(this, args);
  };
}

wrap(Socket.prototype, 'connect', ([first, second]) => {
  // Already normalised: [options, callback] in an array.
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object' && options !== null) {
    const { host, path, port } = options as { host?: string; path?: string; port?: number };
    return path === undefined && port !== undefined ? (host ?? 'localhost') : null;
  }
  return typeof options === 'number' ? (second ?? 'localhost') : null;
});
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveSrv', 'resolveTxt', 'resolveMx']) {
  for (const owner of [dns, dns.promises]) wrap(owner, name, ([host]) => (isIP(String(host)) === 0 ? host : null));
}
wrap(dgram.Socket.prototype, 'send', (args) => args.findLast((arg) => typeof arg === 'string'));
syncBuiltinESMExports();
