import type { Story } from '../story.ts';

const PEOPLE = 18;
const REVEALED = 10;
const NOTES = [
  'Demo: prefers email, answers in the morning.',
  'Demo: knows our product from her last employer.',
  'Demo: on leave until next Monday.',
];

/** People of a search, saved with two lists and some notes. */
export async function enterContacts(story: Story): Promise<void> {
  const { contacts: found } = await story.api.contacts.search({
    source: 'both',
    jobTitles: ['engineer', 'operations', 'head of'],
    perPage: 50,
  });
  const ids = found
    .filter(({ isNameHidden, linkedinUrl }) => !isNameHidden && linkedinUrl !== null)
    .slice(0, PEOPLE)
    .map(({ id }) => id);
  await story.api.contacts.reveal({ ids: ids.slice(0, REVEALED) });
  const { contacts } = await story.api.contacts.save({ ids });
  const saved = contacts.map(({ id }) => id);
  await story.remember('contact', ...saved);
  const leaders = await story.api.lists.create({ name: 'Engineering leaders (demo)', kind: 'person' });
  const followUps = await story.api.lists.create({ name: 'Follow up after the fair (demo)', kind: 'person' });
  await story.remember('list', leaders.id, followUps.id);
  await story.api.lists.addMembers({ id: leaders.id, contacts: { ids: saved.slice(0, 12) } });
  await story.api.lists.addMembers({ id: followUps.id, contacts: { ids: saved.slice(8) } });
  for (const [at, text] of NOTES.entries()) await story.api.contacts.addNote({ id: saved[at] ?? '', text });
}
