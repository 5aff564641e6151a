import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { CALLS } from '../laws/coverage-names.ts';
import { type Contract, findBreakingChanges } from './breaking-changes.ts';
import { openApiDocument } from './document.ts';
import { makeSpecifiedCalls, type SpecifiedAnswer } from './released/specified-calls.ts';
import { importSample } from './sample-companies.ts';

/** The specified calls as the first release described them: scripts from then go on as they are. */
const text = readFileSync(new URL('./released/specified-calls.json', import.meta.url), 'utf8');
// Further members in answers were always to be expected.
const first = JSON.parse(
  text.replaceAll('"additionalProperties": false', '"additionalProperties": true'),
) as Contract & { paths: Record<string, Record<string, { responses: Record<string, object> }>> };

const api = useApi();
let answers: SpecifiedAnswer[] = [];
beforeAll(async () => {
  await importSample(api.origin);
  const campaign = await fetch(`${api.origin}/api/outreach/campaigns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Old', type: 'direct_message' }),
  });
  const { id } = (await campaign.json()) as { id: string };
  answers = await makeSpecifiedCalls(api.origin, id);
});

/** What the first release answered here too: nothing was generated yet, and no vendor or sheet is connected. */
const REFUSED: Record<string, number[]> = {
  'POST /api/companies': [201],
  'GET /api/companies/{id}/report': [200, 404],
  'POST /api/enrichment/start': [400, 409],
  'POST /api/contacts/search': [200, 400, 409],
  'POST /api/contacts/search/pdl': [200, 400, 409],
  'POST /api/contacts/smart-search': [200, 400, 409],
  'POST /api/companies/discover': [200, 400, 409],
};

describe('a client of the first release', () => {
  it('makes each specified call', () => {
    expect(answers.map(({ key }) => key).sort()).toEqual([...CALLS].sort());
  });

  it.each(CALLS)('gets from %s what its document promised', (key) => {
    const { status, body } = answers.find((answer) => answer.key === key) ?? { status: 0, body: null };
    expect(REFUSED[key] ?? [200], JSON.stringify(body)).toContain(status);
    const [method = '', path = ''] = key.split(' ');
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json'];
    const fragment = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv
      .addSchema({ $id: 'first.json', ...first })
      .compile({ $ref: `first.json#/${fragment.join('/')}/schema` });
    expect(validate(body) ? [] : validate.errors, JSON.stringify(body)).toEqual([]);
  });

  it('finds each call as its document described it', () => {
    expect(Object.values(first.paths).flatMap((item) => Object.keys(item))).toHaveLength(CALLS.length);
    expect(findBreakingChanges(first, openApiDocument)).toEqual([]);
  });
});
