import { expect, it } from 'vitest';
import { findBoards, isSafeToken } from './find-boards.ts';
import { greenhouseJobIds } from './greenhouse-job-ids.ts';

it.each([
  ['https://boards.greenhouse.io/embed/job_board/js?for=northwind', 'greenhouse', 'northwind', null],
  ['https://boards.greenhouse.io/embed/job_app?token=12&amp;for=northwind', 'greenhouse', 'northwind', null],
  ['https://job-boards.eu.greenhouse.io/embed/job_board?for=northwind', 'greenhouse', 'northwind', 'eu'],
  ['https://boards.greenhouse.io/northwind/jobs/127817', 'greenhouse', 'northwind', null],
  ['https://job-boards.anz.greenhouse.io/northwind', 'greenhouse', 'northwind', 'anz'],
  ['https://boards.greenhouse.io/embedded-systems', 'greenhouse', 'embedded-systems', null],
  ['https://boards-api.greenhouse.io/v1/boards/northwind/jobs?content=true', 'greenhouse', 'northwind', null],
  ['//jobs.lever.co/northwind?team=Sales', 'lever', 'northwind', null],
  ['https://jobs.eu.lever.co/northwind/abc', 'lever', 'northwind', 'eu'],
  ['https://api.eu.lever.co/v0/postings/northwind?mode=json', 'lever', 'northwind', 'eu'],
  ['https://jobs.ashbyhq.com/Northwind%20Robotics/embed?version=2', 'ashby', 'Northwind Robotics', null],
  ['https://api.ashbyhq.com/posting-api/job-board/northwind', 'ashby', 'northwind', null],
  ['https://careers.smartrecruiters.com/Northwind', 'smartrecruiters', 'Northwind', null],
  ['https://jobs.smartrecruiters.com/Northwind/744000000000001', 'smartrecruiters', 'Northwind', null],
  [
    'https://jobs.smartrecruiters.com/oneclick-ui/company/Northwind/publication/1',
    'smartrecruiters',
    'Northwind',
    null,
  ],
  ['https://api.smartrecruiters.com/v1/companies/Northwind/postings', 'smartrecruiters', 'Northwind', null],
  ['https://apply.workable.com/northwind/j/ABC123/', 'workable', 'northwind', null],
  ['https://apply.workable.com/api/v1/widget/accounts/northwind?details=true', 'workable', 'northwind', null],
  ['https://Northwind.Recruitee.com/o/qa-engineer', 'recruitee', 'northwind', null],
  ['https://northwind.jobs.personio.de/job/90001', 'personio', 'northwind', 'de'],
  ['https://northwind.jobs.personio.com', 'personio', 'northwind', 'com'],
])('%s is a board', (address, board, token, region) => {
  expect(findBoards([address])).toEqual([{ board, token, region }]);
});

it.each([
  'https://boards.greenhouse.io/embed/job_board/js',
  'https://boards.greenhouse.io/embed/job_board?for=../../admin',
  'https://boards.greenhouse.io/acme%2Fother',
  'https://boards.greenhouse.io/acme%00',
  'https://boards.greenhouse.io/%E0%A4%A',
  'https://boards.greenhouse.io/favicon.ico',
  'https://boards.greenhouse.io/',
  'https://jobs.lever.co/-acme',
  `https://jobs.lever.co/${'a'.repeat(101)}`,
  'https://jobs.ashbyhq.com/api/non-user-graphql',
  'https://jobs.ashbyhq.com/_next/static/main',
  'https://jobs.smartrecruiters.com/oneclick-ui',
  'https://apply.workable.com/j/ABC123',
  'https://apply.workable.com/api/v1/widget',
  'https://www.recruitee.com/pricing',
  'https://recruitee.com',
  'https://northwind.personio.de',
  'https://northwind.example/out?to=https://boards.greenhouse.io/other',
  'https://boards.greenhouse.io.evil.example/acme',
  'https://evil-recruitee.com/acme',
  'javascript:location="https://jobs.lever.co/acme"',
  'jobs',
  '',
])('%j is none', (address) => expect(findBoards([address])).toEqual([]));

it('gives each board once, in the order of the site', () => {
  const addresses = [
    'https://jobs.lever.co/northwind/1',
    'https://boards.greenhouse.io/northwind',
    'https://jobs.lever.co/Northwind/2',
    'https://jobs.lever.co/northwind-labs',
  ];
  expect(findBoards(addresses).map(({ board, token }) => `${board} ${token}`)).toEqual([
    'lever northwind',
    'greenhouse northwind',
    'lever northwind-labs',
  ]);
});

it('finds the postings of a Greenhouse board behind a page of the site itself', () => {
  const addresses = ['https://northwind.example/careers?gh_jid=127817', 'https://northwind.example/careers?job=1'];
  expect(greenhouseJobIds(addresses)).toEqual(['127817']);
});

it.each([
  ['recruitee', 'a.b', false],
  ['recruitee', 'api', false],
  ['personio', 'northwind', true],
  ['lever', 'some co', false],
  ['ashby', 'some co', true],
  ['ashby', 'a/b', false],
  ['greenhouse', '', false],
] as const)('a token of %s: %j may be asked for: %s', (board, token, isSafe) => {
  expect(isSafeToken(board, token)).toBe(isSafe);
});
