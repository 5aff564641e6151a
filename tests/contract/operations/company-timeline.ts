import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const TIMELINE = 'GET /api/companies/{id}/timeline';
const NOTES = 'GET /api/companies/{id}/notes';
const ADD = 'POST /api/companies/{id}/notes';
const EDIT = 'PATCH /api/companies/{id}/notes/{noteId}';
const REMOVE = 'DELETE /api/companies/{id}/notes/{noteId}';
const RESTORE = 'POST /api/companies/{id}/notes/{noteId}/restore';
const TAGS = 'PUT /api/companies/{id}/tags';
const LISTS = ['contacts', 'leads', 'reports', 'messages'].map((list) => `GET /api/companies/{id}/${list}`);

/** The company of these tests is no one else's. */
const DOMAIN = 'borealis.com';

async function addNote(tools: Tools, text: string) {
  const id = await idOf(tools, DOMAIN);
  return { id, note: (await tools.call(ADD, { params: { id }, body: { text } })).body };
}

function refusals(key: string, body?: object): OperationTests[string] {
  return {
    'answers 400 for what is no id and 404 for an unknown company': async ({ call }) => {
      const rest = { ...(body && { body }) };
      const noteId = UNKNOWN_ID;
      for (const id of NOT_IDS) expect((await call(key, { params: { id, noteId }, ...rest })).status, id).toBe(400);
      expect((await call(key, { params: { id: UNKNOWN_ID, noteId }, ...rest })).status).toBe(404);
    },
  };
}

function pageRefusals(key: string): OperationTests[string] {
  return {
    'answers 400 for a cursor of another list and for a limit that is none': async (tools) => {
      const params = { id: await idOf(tools, DOMAIN) };
      for (const query of ['cursor=x', 'cursor=1_zz', 'limit=0', 'limit=201']) {
        expect((await tools.call(key, { params, query })).status, query).toBe(400);
      }
    },
  };
}

export const companyTimelineTests: OperationTests = {
  [TIMELINE]: {
    ...refusals(TIMELINE),
    ...pageRefusals(TIMELINE),
    'answers what happened, newest first, page by page': async (tools) => {
      const { id } = await addNote(tools, 'Seen in the timeline');
      const read = async (query: string) => (await tools.call(TIMELINE, { params: { id }, query })).body;
      const whole = await read('limit=200');
      expect(whole.nextCursor).toBeNull();
      expect(whole.items[0]).toMatchObject({ kind: 'note', details: { Note: 'Seen in the timeline' } });
      const days = whole.items.map((entry: { at: string }) => entry.at);
      expect(days).toEqual([...days].sort().reverse());
      const first = await read('limit=1');
      const second = await read(`limit=1&cursor=${encodeURIComponent(first.nextCursor)}`);
      expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 2));
    },
  },
  ...Object.fromEntries(
    LISTS.map((key) => [
      key,
      {
        ...refusals(key),
        ...pageRefusals(key),
        'answers an empty page for a company without any': async (tools: Tools) => {
          const { body } = await tools.call(key, { params: { id: await idOf(tools, DOMAIN) } });
          expect(body).toMatchObject({ items: [], nextCursor: null });
        },
      },
    ]),
  ),
  [NOTES]: {
    ...refusals(NOTES),
    ...pageRefusals(NOTES),
    'answers the notes, newest first': async (tools) => {
      const { id, note } = await addNote(tools, 'The newest note');
      const { body } = await tools.call(NOTES, { params: { id }, query: 'limit=1' });
      expect(body.items).toEqual([note]);
    },
  },
  [ADD]: {
    ...refusals(ADD, { text: 'x' }),
    'refuses an empty note and one that is too long': async (tools) => {
      const params = { id: await idOf(tools, DOMAIN) };
      for (const text of [undefined, '', '  ', 'x'.repeat(5001)]) {
        expect((await tools.call(ADD, { params, body: { text } })).status).toBe(400);
      }
    },
  },
  [EDIT]: {
    ...refusals(EDIT, { text: 'x' }),
    'replaces the text and keeps the time': async (tools) => {
      const { id, note } = await addNote(tools, 'Before');
      const { body } = await tools.call(EDIT, { params: { id, noteId: note.id }, body: { text: 'After' } });
      expect(body).toEqual({ ...note, text: 'After', editedAt: expect.any(String) });
    },
  },
  [REMOVE]: {
    ...refusals(REMOVE),
    'removes a note once': async (tools) => {
      const { id, note } = await addNote(tools, 'To be removed');
      const params = { id, noteId: note.id };
      expect((await tools.call(REMOVE, { params })).body).toEqual(note);
      expect((await tools.call(REMOVE, { params })).status).toBe(404);
    },
  },
  [RESTORE]: {
    ...refusals(RESTORE),
    'brings a removed note back as it was': async (tools) => {
      const { id, note } = await addNote(tools, 'Removed and restored');
      const params = { id, noteId: note.id };
      await tools.call(REMOVE, { params });
      expect((await tools.call(RESTORE, { params })).body).toEqual(note);
      expect((await tools.call(RESTORE, { params })).body).toEqual(note);
    },
  },
  [TAGS]: {
    ...refusals(TAGS, { tags: [] }),
    'replaces the tags, each once whatever its case': async (tools) => {
      const id = await idOf(tools, DOMAIN);
      const set = (tags: unknown) => tools.call(TAGS, { params: { id }, body: { tags } });
      expect((await set(['Priority', ' priority ', 'Fair'])).body).toMatchObject({ id, tags: ['Priority', 'Fair'] });
      expect((await tools.call('GET /api/companies/{id}', { params: { id } })).body.tags).toEqual(['Priority', 'Fair']);
      for (const tags of ['Priority', [''], ['x'.repeat(41)], Array(21).fill('x')])
        expect((await set(tags)).status).toBe(400);
      expect((await set([])).body.tags).toEqual([]);
    },
  },
};
