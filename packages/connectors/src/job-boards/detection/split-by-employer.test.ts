import { expect, test } from 'vitest';
import { BOARDS } from '../vendors/boards.ts';
import type { LinkedBoard } from './read-linked-board.ts';
import { splitByEmployer } from './split-by-employer.ts';

const company = { name: 'Northwind Robotics', domain: 'northwind.example' };

function linked(token: string, employer: string | null): LinkedBoard {
  const ref = { board: 'greenhouse' as const, token, region: null };
  const board = BOARDS.greenhouse;
  const page = { url: board.publicUrl(ref), state: 'read' as const, message: null };
  const reading = { employer, postings: [], hosts: [] };
  return { page, label: board.label, found: { board, ref, reading, proof: 'linked_from_site' }, failure: null };
}

const tokensOf = (...boards: LinkedBoard[]) =>
  splitByEmployer(boards, company).own.map(({ found }) => found?.ref.token);

test('a board that names another employer is not counted, and is listed with the reason', () => {
  const { own, others } = splitByEmployer(
    [linked('nwr', 'Northwind Robotics, Inc.'), linked('tth', 'Tailspin Toys Hospital')],
    company,
  );
  expect(own.map(({ found }) => found?.ref.token)).toEqual(['nwr']);
  expect(others).toEqual([
    {
      title: 'Greenhouse board “tth”',
      url: 'https://boards.greenhouse.io/tth',
      reason: 'The board names Tailspin Toys Hospital as the employer.',
    },
  ]);
});

test('a board that names no employer counts by its address, or when it is the only one', () => {
  expect(tokensOf(linked('tth', null))).toEqual(['tth']);
  expect(tokensOf(linked('northwind', null), linked('tth', null))).toEqual(['northwind']);
  expect(tokensOf(linked('northwind', 'NWR Holding'))).toEqual(['northwind']);
});
