import { expect, it } from 'vitest';
import { pdlRequest } from './api.ts';

const settings = { baseUrl: 'http://vendor.test', apiKey: 'k-1', contactEmail: null, generic: null };
const limitsOf = (path: string) => pdlRequest(settings, { url: `http://vendor.test${path}` }).limits;

it('sends no more than ten searches a minute, of people and companies together, and waits for none otherwise', () => {
  const search = limitsOf('/person/search');
  expect(search).toEqual(limitsOf('/company/search'));
  expect(search).toMatchObject({ concurrency: 1 });
  expect(10 * search.minGapMs).toBeGreaterThanOrEqual(60_000);
  for (const path of ['/person/enrich', '/person/bulk', '/company/enrich?website=acme.com', '/autocomplete'])
    expect(limitsOf(path).host, path).not.toBe(search.host);
});
