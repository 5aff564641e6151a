import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchToken } from './fetch-token.ts';

it('gives up on a token address that does not answer within ten seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
  onTestFinished(() => limits.mockRestore());
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const asked = fetchToken(silent, 'https://oauth2.example.com/token', { method: 'POST' });
  await expect(asked).rejects.toMatchObject({ name: 'TokenFetchError', message: 'no answer', isUnexpected: false });
  expect(limits.mock.calls).toEqual([[10_000]]);
});
