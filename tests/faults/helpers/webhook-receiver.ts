import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * A receiver in a process of its own: node webhook-receiver.ts <port> <log>. It notes a message before it accepts it, and fails,
 * hangs or breaks the connection at random; of one message only a few times.
 */

const FAULTS_PER_MESSAGE = 3;
const [port, log = ''] = process.argv.slice(2);
const faults = new Map<string, number>();

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString('utf8');
  const id = String(request.headers['webhook-id']);
  const isFaulty = (faults.get(id) ?? 0) < FAULTS_PER_MESSAGE;
  const chance = isFaulty ? Math.random() : 1;
  if (chance < 0.28) faults.set(id, (faults.get(id) ?? 0) + 1);
  if (chance < 0.1) response.writeHead(500).end('out of order');
  else if (chance < 0.15) response.writeHead(429, { 'retry-after': '1' }).end();
  else if (chance < 0.2) request.socket.destroy();
  else if (chance < 0.203) hang();
  else accept(request, response, { id, body, isAnswered: chance >= 0.28 });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

/** Answers nothing; the sender has to give up. */
function hang(): void {}

/** @param message.isAnswered false: it is accepted, and the answer is lost */
function accept(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  { id, body, isAnswered }: { id: string; body: string; isAnswered: boolean },
): void {
  const timestamp = headers['webhook-timestamp'];
  const signature = headers['webhook-signature'];
  appendFileSync(log, `${JSON.stringify({ id, timestamp, signature, body })}\n`);
  if (isAnswered) response.writeHead(204).end();
  else socket.destroy();
}
