import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { growthOver4, LINEAR_MAX } from '@workbench/text/test-helpers/cpu-time';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../list/suppression-entries.ts';
import { excludeSuppressed, mentionsSuppressed } from './exclude-suppressed.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  await emptyTestDatabase();
  const own = [
    { kind: 'email', value: 'marta@acme.example' },
    { kind: 'profile', value: 'linkedin.com/in/marta-olivéira' },
    { kind: 'source-id', value: 'pdl:p1' },
  ] as const;
  await addSuppressions(ctx, [[...own]], '');
});

const bob = { id: 'p2', work_email: 'bob@acme.example' };

it.each([
  ['the id of the source', { id: 'p1' }],
  ['an address anywhere in what is said', { id: 'x', emails: [{ address: 'Marta+news@ACME.example' }] }],
  ['an address that begins a line', { id: 'x', summary: 'Write:\nmarta@acme.example' }],
  ['a profile', { id: 'x', linkedin_url: 'linkedin.com/in/Marta-Oliv%C3%A9ira' }],
])('leaves who is on the list out of what is kept, by %s', async (_, person) => {
  expect(JSON.parse(await excludeSuppressed(ctx, 'pdl', JSON.stringify({ data: [person, bob] })))).toEqual({
    data: [bob],
  });
});

it('leaves an answer without them as it is, and the same id of another source to that', async () => {
  for (const [source, person] of [
    ['pdl', bob],
    ['apollo', { id: 'p1' }],
  ] as const) {
    const body = JSON.stringify({ data: [person] }, null, 1);
    expect(await excludeSuppressed(ctx, source, body)).toBe(body);
  }
});

it.each([
  ['<a href="mailto:marta@acme.example?subject=x">', true],
  ['{"url":"https:\\/\\/www.linkedin.com\\/in\\/marta-oliv%C3%A9ira\\/"}', true],
  ['https%3A%2F%2Flinkedin.com%2Fin%2Fmarta-olivéira', true],
  ['{"text":"Write:\\nmarta@acme.example"}', true],
  ["write to 'marta@acme.example'.", true],
  ['q=mailto%3Amarta%40acme.example', true],
  ['See linkedin.com/mwlite/in/marta-olive\u0301ira.', true],
  ['{"url":"linkedin.com/in/marta-oliv\\u00e9ira"}', true],
  ['お問い合わせはmarta@acme.exampleまで', true],
  ['連絡はlinkedin.com/in/marta-olivéiraをご覧', true],
  ['Write to marta@acme.example.We answer', true],
  ['See linkedin.com/in/marta-olivéira.She leads', true],
  ['a=1&marta@acme.example', true],
  ['Write to marta@acme.example.br', false],
  ['bob@acme.example, linkedin.com/in/bob', false],
  ['info+marta@acme.example, linkedin.com/in/marta-oliv', false],
  ['', false],
])('finds them in the text %s: %s', async (text, expected) => {
  expect(await mentionsSuppressed(ctx, text)).toBe(expected);
});

it('reads no text while no one is on the list', async () => {
  // What is no text can't be read.
  const unreadable = null as unknown as string;
  await expect(mentionsSuppressed(ctx, unreadable)).rejects.toThrow();
  await emptyTestDatabase();
  expect(await mentionsSuppressed(ctx, unreadable)).toBe(false);
});

it('reads a hostile page in no time', async () => {
  const page = (size: number) => `${'a'.repeat(10 * size)}${'a@'.repeat(size)}`;
  const growth = await growthOver4(100_000, async (size) =>
    expect(await mentionsSuppressed(ctx, page(size))).toBe(false),
  );
  expect(growth).toBeLessThan(LINEAR_MAX);
});
