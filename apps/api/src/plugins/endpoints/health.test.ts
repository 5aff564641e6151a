import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

describe('probes', () => {
  it('say that the process is up without asking the database', async () => {
    const app = await testApp({ database: { ping: () => Promise.reject(new Error('down')) } });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('say that the server is ready when the database answers', async () => {
    expect((await (await testApp()).inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answer 503 in the one error shape when the database fails, without its message', async () => {
    const app = await testApp({ database: { ping: () => Promise.reject(new Error('10.0.0.3 refused')) } });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: 'The database does not answer.', code: 'SERVICE_UNAVAILABLE' });
  });

  it('answer 503 within three seconds when the database hangs', async () => {
    const app = await testApp({ database: { ping: () => new Promise(() => undefined) } });
    // Timers of one process: a machine that is slow delays both alike.
    const late = sleep(3000).then(() => Promise.reject(new Error('It did not answer in time')));
    expect((await Promise.race([app.inject('/readyz'), late])).statusCode).toBe(503);
  });
});
