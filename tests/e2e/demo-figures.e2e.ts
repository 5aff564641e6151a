import { findContradictions } from '../../packages/services/src/companies/figures/rule/find-contradictions.fixtures.ts';
import { excludedFigures, scopesUsed } from '../helpers/explained-figures.ts';
import { sendJson } from '../helpers/send-json.ts';
import { expect, test } from './support/test.ts';

test('over all demo companies no figure near the others is excluded, no headline mixes scopes, no reason contradicts another', async ({
  origin,
}) => {
  const get = (path: string) => sendJson(origin, 'GET', path);
  const companies: { id: string; domain: string }[] = await get('/api/companies?limit=5000');
  expect(companies.length).toBeGreaterThanOrEqual(440);
  const found = { excluded: 0, nearOthers: [] as string[], mixed: [] as string[], contradictory: [] as string[] };
  let otherScopes = 0;
  for (const { id, domain } of companies) {
    const [explanation, data] = await Promise.all([
      get(`/api/companies/${id}/aggregate`),
      get(`/api/companies/${id}/data`),
    ]);
    const excluded = excludedFigures(explanation, data);
    found.excluded += excluded.length;
    found.nearOthers.push(...excluded.filter(({ share }) => share <= 0.25).map(({ source }) => `${domain}: ${source}`));
    if (scopesUsed(explanation).size > 1) found.mixed.push(domain);
    if (explanation.records.some((record: { reasonCode: string }) => record.reasonCode === 'other_scope'))
      otherScopes++;
    found.contradictory.push(...findContradictions(explanation).map((problem) => `${domain}: ${problem}`));
  }
  expect(found).toMatchObject({ nearOthers: [], mixed: [], contradictory: [] });
  expect(found.excluded).toBeGreaterThan(20);
  expect(otherScopes).toBeGreaterThan(50);
});
