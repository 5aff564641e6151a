import type { Story } from '../story.ts';
import { accountDomains } from './accounts.ts';

const NOTES = [
  'Demo: spoke to the head of operations, wants a comparison by site in January.',
  'Demo: budget is decided in spring. Send the report again when the new figures are in.',
  'Demo: met at the trade fair in Lyon, introduced by their logistics partner.',
  'Demo: two of our contacts have left, find the new team lead before writing.',
];

/** A list, tags, notes and a view, as someone who has just begun makes them. */
export async function enterAccounts(story: Story): Promise<void> {
  const ids = await story.companyIds(accountDomains(0, 12));
  const list = await story.api.lists.create({ name: 'Target accounts (demo)', kind: 'company' });
  await story.remember('list', list.id);
  const change = await story.api.bulk.start({
    selection: { ids },
    action: { kind: 'addToList', listId: list.id },
  });
  await story.until(async () => (await story.read.bulk.get({ id: change.id })).state !== 'running');
  for (const [at, id] of ids.slice(0, 8).entries()) {
    await story.api.companies.setTags({ id, tags: ['Demo', at % 2 === 0 ? 'Key account' : 'Follow up'] });
  }
  for (const [at, text] of NOTES.entries()) {
    await story.api.companies.addNote({ id: ids[at] ?? '', text });
  }
  const view = await story.api.views.create({
    name: 'Growing, 50 to 500 people (demo)',
    filter: {
      and: [
        { field: 'size', op: 'between', value: [50, 500] },
        { field: 'growth12', op: 'atLeast', value: 5 },
      ],
    },
    sort: '-growth12',
  });
  await story.remember('view', view.id);
}

/** Companies that are not to be approached, with three reasons. */
export async function enterCustomers(story: Story): Promise<void> {
  const reasons = ['Customer', 'Customer', 'Customer', 'Partner', 'Competitor'];
  for (const [at, domain] of accountDomains(40, 45).entries()) {
    const customer = await story.api.customers.add({ domain, reason: reasons[at] });
    await story.remember('customer', customer.id);
  }
}
