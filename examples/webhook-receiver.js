// Receives webhooks on PORT, checks each by WEBHOOK_SECRET and writes each event once into events.ndjson.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '@workbench/client';
import { outputPath, setting } from './lib/settings.js';

const secret = setting('WEBHOOK_SECRET');
const path = outputPath('events.ndjson');
const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
const received = new Set(lines.map((line) => JSON.parse(line).id));

const server = createServer(async (request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const { headers } = request;
    const { id, payload } = await verifyWebhook({ body: Buffer.concat(chunks).toString('utf8'), headers, secret });
    // A delivery that was not acknowledged comes again with the same id.
    if (received.has(id)) console.log(`${id}: received before`);
    else {
      appendFileSync(path, `${JSON.stringify({ id, payload })}\n`);
      received.add(id);
      console.log(`${id}: received`);
    }
    response.writeHead(204).end();
  } catch (error) {
    // 400 for what is not signed; anything else, as a full disk, is worth another attempt.
    const isForged = error instanceof WebhookVerificationError;
    console.error(error instanceof Error ? error.message : error);
    response.writeHead(isForged ? 400 : 500).end();
  }
});

server.listen(Number(setting('PORT', '8787')), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`Listening on http://127.0.0.1:${address?.port}`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
