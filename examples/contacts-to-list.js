// Finds people, saves them as contacts, makes leads of them and puts them on a list. Reveals nobody, so it buys no address.
import { connect, setting } from './lib/settings.js';

const client = connect();
const name = setting('LIST_NAME', 'Example: heads of operations');

const { contacts } = await client.post('/api/contacts/search', {
  body: { jobTitles: ['Head of Operations'], source: 'apollo', perPage: 10 },
});
if (contacts.length === 0) throw new Error('The search found no one');

const saved = await client.post('/api/contacts', { body: { ids: contacts.map(({ id }) => id) } });
const contactIds = saved.contacts.map(({ id }) => id);
const leads = await client.post('/api/leads', { body: { contactIds } });

const lists = await client.get('/api/lists', { query: { kind: 'person' } });
const list =
  lists.find((one) => one.name === name) ?? (await client.post('/api/lists', { body: { name, kind: 'person' } }));
const members = await client.post('/api/lists/{id}/members', {
  params: { id: list.id },
  body: { contacts: { ids: contactIds } },
});
console.log(`${saved.created} contacts saved, ${leads.created} leads created, ${members.changed} put on "${name}"`);
console.log(`${members.count} people are on the list`);
