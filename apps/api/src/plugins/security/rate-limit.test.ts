import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

describe('the rate limit', () => {
  it('answers 429 in the one error shape, with the time to wait', async () => {
    const app = await testApp({ requestsPerMinute: 2 });
    await app.inject('/api/openapi.json');
    await app.inject('/api/openapi.json');
    const answer = await app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Too many requests'),
    });
  });

  it('says with each answer how much is left, and for how many seconds', async () => {
    const app = await testApp({ requestsPerMinute: 3 });
    for (const remaining of ['2', '1', '0', '0']) {
      const { headers } = await app.inject('/api/openapi.json');
      expect(headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': remaining });
      expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
    }
  });

  it('counts refused tokens and unknown addresses', async () => {
    const app = await testApp({ requestsPerMinute: 2, accessToken: 'secret' });
    await app.inject('/api/nothing');
    await app.inject({ url: '/', headers: { authorization: 'Bearer guess' } });
    expect((await app.inject('/api/openapi.json')).statusCode).toBe(429);
  });

  it('leaves probes alone', async () => {
    const app = await testApp({ requestsPerMinute: 1 });
    await app.inject('/healthz');
    await app.inject('/healthz');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
