import { expect, test } from 'vitest';
import { readPostings } from './postings.ts';
import { toUniquePostings } from './unique-postings.ts';

const postings = (...data: unknown[]) =>
  toUniquePostings(readPostings(data, 'https://acme.example/careers', '2026-11-20'));
const job = (more: object = {}) => ({ '@type': 'JobPosting', title: 'Smith', ...more });

test('reads a posting with all that it tells', () => {
  const full = job({
    identifier: { '@type': 'PropertyValue', value: 7 },
    employmentUnit: { name: 'Forge' },
    datePosted: '2026-11-02T00:00:00Z',
    validThrough: '2026-12-31',
    url: '/careers/smith',
    jobLocation: [{ address: { addressLocality: 'Oslo', addressCountry: { name: 'Norway' } } }, { address: 'Boulder' }],
  });
  expect(postings(full)).toEqual([
    {
      id: '7',
      title: 'Smith',
      department: 'Forge',
      location: 'Oslo, Norway; Boulder',
      url: 'https://acme.example/careers/smith',
      postedOn: '2026-11-02',
    },
  ]);
});

test('finds them in graphs and lists, each once', () => {
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', item: job({ url: '/a' }) }, job({ url: '/b' })],
  };
  expect(postings({ '@graph': [job({ url: '/a' })] }, list).map(({ url }) => url)).toEqual([
    'https://acme.example/a',
    'https://acme.example/b',
  ]);
});

test('what is over is left out, and a day to come is no day', () => {
  expect(postings(job({ validThrough: '2026-11-19' }))).toEqual([]);
  expect(postings(job({ datePosted: '2027-01-01' }))[0]?.postedOn).toBeNull();
});

test.each([
  null,
  'x',
  7,
  [],
  {},
  { '@type': 'JobPosting' },
  job({ title: {} }),
  { '@type': 'JobPosting', title: ['a'] },
])('what is no posting is none: %j', (data) => {
  expect(postings(data)).toEqual([]);
});

test('a remote position says so', () => {
  expect(postings(job({ jobLocationType: 'TELECOMMUTE' }))[0]?.location).toBe('Remote');
});

test('an identifier that is the same on all, as the employer’s, does not make them one', () => {
  const identifier = { '@type': 'PropertyValue', name: 'Acme', value: 'acme-1' };
  const jobs = ['Smith', 'Fitter', 'Clerk', 'Driver'].map((title, index) =>
    job({ title, identifier, url: `/j/${index}` }),
  );
  expect(postings(...jobs).map(({ title, id }) => [title, id])).toEqual([
    ['Smith', 'https://acme.example/j/0'],
    ['Fitter', 'https://acme.example/j/1'],
    ['Clerk', 'https://acme.example/j/2'],
    ['Driver', 'https://acme.example/j/3'],
  ]);
});

test('one position in two languages is one', () => {
  const address = { address: { addressLocality: 'Oslo', addressCountry: 'NO' } };
  const smith = (url: string, title = 'Smith') => job({ url, title, jobLocation: address, datePosted: '2026-11-02' });
  expect(postings(smith('/en/jobs/7'), smith('/no/jobs/7', 'Smed'))).toHaveLength(1);
  expect(postings(smith('/en/smith'), smith('/no/smed'))).toHaveLength(1);
  expect(postings(job({ identifier: '7', url: '/a' }), job({ identifier: '7', url: '/b' }))).toHaveLength(1);
  expect(postings(job({ identifier: '7' }), job({ identifier: '8' }))).toHaveLength(2);
});
