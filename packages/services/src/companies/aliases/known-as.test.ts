import { expect, it } from 'vitest';
import { knownAs } from './known-as.ts';

const at = (day: number) => new Date(Date.UTC(2026, 5, day));
const change = (day: number, kind: string, details: Record<string, unknown>, by = 'person') => ({
  at: at(day),
  by: { kind: by },
  kind,
  details,
});
const edit = (day: number, field: string, before: string, after: string) =>
  change(day, 'edited', { fields: [{ field, before, after }] });

it('names where each further domain and former name is from', () => {
  const { domains, names } = knownAs({ name: 'Acme', aliases: ['acme.io', 'acme.net', 'old.com', 'x.org'] }, [
    change(9, 'alias_added', { domain: 'acme.io' }),
    edit(8, 'domain', 'old.com', 'acme.com'),
    edit(7, 'name', 'Acme Tools', 'Acme'),
    change(6, 'alias_added', { domain: 'acme.net' }, 'script'),
    change(5, 'merged', { mergeId: 'm', name: 'Umbrella', domain: 'acme.io' }),
  ]);
  expect(domains.map(({ domain, origin }) => [domain, origin.by, origin.at?.slice(8, 10)])).toEqual([
    ['acme.io', 'merge', '05'],
    ['acme.net', 'script', '06'],
    ['old.com', 'edit', '08'],
    ['x.org', 'unrecorded', undefined],
  ]);
  expect(names).toMatchObject([
    { name: 'Acme Tools', origin: { summary: 'Its name until it was changed' } },
    { name: 'Umbrella', origin: { summary: 'Merged into it' } },
  ]);
});

it('names no company of a merge that was undone, and not the present name', () => {
  const { names } = knownAs({ name: 'Acme' }, [
    change(9, 'unmerged', { mergeId: 'm', name: 'Umbrella' }),
    edit(8, 'name', 'Other', 'Acme'),
    edit(7, 'name', 'Acme', 'Other'),
    change(5, 'merged', { mergeId: 'm', name: 'Umbrella', domain: 'umbrella.io' }),
  ]);
  expect(names.map(({ name }) => name)).toEqual(['Other']);
});
