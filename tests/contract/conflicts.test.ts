import { expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';
import { checkAnswer } from './check-answer.ts';
import { operationOf } from './document.ts';

const api = useApi();
const call = createCall(api);
const ACME = { name: 'Acme', domain: 'acme.com' };

async function companyId(body: { name: string; domain: string }): Promise<string> {
  return (await call('POST /api/companies', { body })).body.id;
}

it.each([
  ['POST /api/lists', 'listId', { name: 'Trade fair', kind: 'person' }],
  ['POST /api/views', 'viewId', { name: 'Trade fair' }],
  ['POST /api/companies/columns', 'columnId', { name: 'Stage', type: 'text' }],
  ['POST /api/customers', 'customerId', { domain: 'northwind.com' }],
  ['POST /api/companies', 'companyId', { name: 'Contoso', domain: 'contoso.com' }],
])('%s names the record that is in the way in details.%s', async (key, name, body) => {
  const first = await call(key, { body });
  const second = await call(key, { body });
  expect([first.status < 300, second.status]).toEqual([true, 409]);
  expect(second.body.details).toEqual({ [name]: first.body.id });
});

it('a further domain or an identifier of another company names that company', async () => {
  const [acme, other] = [await companyId(ACME), await companyId({ name: 'Other', domain: 'other.com' })];
  const alias = await call('POST /api/companies/{id}/aliases', {
    params: { id: other },
    body: { domain: ACME.domain },
  });
  expect([alias.status, alias.body.details]).toEqual([409, { companyId: acme }]);
  const add = (id: string) =>
    call('POST /api/companies/{id}/identifiers', { params: { id }, body: { kind: 'hubspot', value: '123' } });
  await add(acme);
  const identifier = await add(other);
  expect([identifier.status, identifier.body.details]).toEqual([409, { companyId: acme }]);
});

it('the check of answers finds a code that the operation does not name', () => {
  const entry = operationOf('POST /api/contacts');
  const answer = (code: string) => JSON.stringify({ message: 'No', code });
  const check = (code: string) => checkAnswer(entry, 409, 'application/json', answer(code));
  expect(() => check('CONFLICT')).not.toThrow();
  expect(() => check('OUTCOME_UNKNOWN')).toThrow(/codes of POST/);
});
