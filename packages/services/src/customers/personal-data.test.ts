import { CustomerModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createContext } from '../shared/context.ts';
import { addCustomer } from './index.ts';
import { CUSTOMER_PERSONAL_DATA } from './personal-data.ts';
import { addCustomerInput } from './schemas.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const ctx = createContext();
const add = (input: object) => addCustomer({ ctx, input: addCustomerInput.parse(input) });

it('people in the list of customers are found by name and erased; what else is known of the company stays', async () => {
  const consulting = await add({ name: 'Marta Oliveira Consulting', domain: 'mo-consulting.com' });
  const alone = await add({ name: 'Marta Oliveira' });
  await add({ name: 'Acme', domain: 'acme.com', reason: 'Partner' });
  const [source] = CUSTOMER_PERSONAL_DATA;
  const query = { identifiers: [], name: 'Marta Oliveira', company: '' };
  const found = (await source?.find(ctx, query)) ?? [];
  expect(found.map(({ id, match }) => [id, match]).sort()).toEqual(
    [
      [consulting.id, 'name'],
      [alone.id, 'name'],
    ].sort(),
  );
  expect(
    await source?.erase(
      ctx,
      found.map(({ id }) => id),
      query,
    ),
  ).toBe(2);
  const left = await CustomerModel.find().sort({ domain: 1 }).lean();
  expect(left.map(({ name, domain, keys }) => [name, domain, keys])).toEqual([
    ['Acme', 'acme.com', ['d:acme.com']],
    [expect.stringMatching(/^(?!.*Marta).* Consulting$/), 'mo-consulting.com', ['d:mo-consulting.com']],
  ]);
  expect(JSON.stringify(left)).not.toMatch(/marta|oliveira/i);
});
