import { generateKeyPairSync } from 'node:crypto';
import { createSheetsClient } from '@workbench/connectors/google-sheets';
import { createHttpClient, createMemoryShared, createProxiedFetch, createProxies } from '@workbench/connectors/http';
import { createLanguageModel } from '@workbench/connectors/language-model';
import { createWebhookClient } from '@workbench/connectors/webhooks';
import { z } from 'zod';
import { readConfig } from '../../apps/api/src/config/read-config.ts';

/**
 * A program that makes one call of each kind, as the server does with its environment, and prints how each ended. Names of calls as arguments choose some.
 * The names that it calls resolve nowhere, so only a proxy can lead there.
 */
const proxies = createProxies(readConfig().proxies);
const lookup = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
const http = createHttpClient({
  shared: createMemoryShared(),
  userAgent: 'test',
  lookup,
  proxies,
  sleep: async () => undefined,
});
const webhooks = createWebhookClient({ allowPrivateNetwork: false, lookup, proxies });
const send = createProxiedFetch(proxies);
const model = createLanguageModel(
  { provider: 'openai-compatible', model: 'm', baseUrl: 'https://model.vendor.example/v1', apiKey: 'k' },
  send,
);
const limitsOf = (host: string) => ({ host, minGapMs: 0, concurrency: 1, timeoutMs: 10_000 });
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const account = { clientEmail: 'leads@project.vendor.example', privateKey };
const sheets = createSheetsClient(
  { account, baseUrl: 'https://sheets.googleapis.com', tokenUrl: 'https://oauth2.googleapis.com/token' },
  { fetch: send },
);

const calls: Record<string, () => Promise<unknown>> = {
  connector: async () =>
    (await http.json({ vendor: 'sec', url: 'https://api.vendor.example/a?b=c', limits: limitsOf('api') }, z.unknown()))
      .data,
  paid: async () => {
    const paid = { key: 'k', creditsMax: 1, freshForMs: 1000, creditsOf: () => 1 };
    return (
      await http.json(
        { vendor: 'pdl', url: 'https://paid.vendor.example/', limits: limitsOf('paid'), paid },
        z.unknown(),
      )
    ).data;
  },
  plain: async () =>
    (await http.request({ vendor: 'website', url: 'http://plain.vendor.example/page', limits: limitsOf('plain') }))
      .status,
  webhook: () => webhooks.send({ url: 'https://hooks.vendor.example/', headers: {}, body: '{}' }),
  model: async () => (await model.generateText({ instructions: 'i', prompt: 'p' })).text,
  sheets: async () => (await sheets.readTabs('sheet')).title,
};
const results: Record<string, unknown> = {};
const chosen = process.argv.slice(2);
for (const [name, call] of Object.entries(calls)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  results[name] = await call().catch((error: Error) => error.message);
}
process.stdout.write(JSON.stringify(results));
await Promise.all([http.close(), webhooks.close()]);
process.exit(0);
