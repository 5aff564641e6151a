import { ServiceError } from '@workbench/services/shared/errors';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorHandler } from './error-handler.ts';

async function waitAfter(details: Record<string, string>): Promise<number> {
  const app = Fastify();
  addErrorHandler(app);
  app.get('/', () => {
    throw new ServiceError('unavailable', 'No source responded', [], details);
  });
  const { statusCode, headers } = await app.inject('/');
  expect(statusCode).toBe(503);
  return Number(headers['retry-after']);
}

it('says how long to wait: some seconds, or until a daily cap ends', async () => {
  expect(await waitAfter({})).toBe(5);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const waitS = await waitAfter({ capReached: 'apollo', until });
  expect(waitS).toBeGreaterThan(3000);
  expect(waitS).toBeLessThanOrEqual(3600);
});
