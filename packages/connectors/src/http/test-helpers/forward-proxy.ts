import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ForwardProxy {
  /** `http://127.0.0.1:port`. */
  address: string;
  /** Each call that came: `CONNECT host:port` or `GET http://…`. */
  calls: string[];
}

/** The header that lets ada in. */
const ADA = `Basic ${Buffer.from('ada:s3cret').toString('base64')}`;

/**
 * A forward proxy on the loopback, gone when the test is over. It leads every name to one port of this machine.
 * @param wantsPassword lets in ada with the password s3cret alone
 */
export async function startForwardProxy(
  targetPort: number,
  { wantsPassword = false }: { wantsPassword?: boolean } = {},
): Promise<ForwardProxy> {
  const calls: string[] = [];
  const isRefused = (authorization: string | undefined) => wantsPassword && authorization !== ADA;
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (isRefused(request.headers['proxy-authorization'])) return void response.writeHead(407).end();
    const { pathname = '/', host } = URL.parse(request.url ?? '') ?? {};
    const target = { host: '127.0.0.1', port: targetPort, path: pathname, method: request.method };
    const onward = send({ ...target, headers: { host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const sockets = new Set<{ destroy(): void }>();
  server.on('connect', (request, socket, head) => {
    calls.push(`CONNECT ${request.url}`);
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (isRefused(request.headers['proxy-authorization'])) {
      return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    }
    const onward = connect(targetPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward);
    onward.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
