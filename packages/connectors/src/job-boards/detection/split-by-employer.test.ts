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

const others = (token: string, employer: string, of: typeof company) =>
  splitByEmployer([linked(token, employer)], of).others.length;

test('a board of a longer name is another company’s, and one with words that any company adds is not', () => {
  const arc = { name: 'Arc', domain: 'arc.com' };
  const nova = { name: 'Nova', domain: 'nova.vc' };
  expect(others('arcadia', 'Arcadia Fashion Ltd', arc)).toBe(1);
  expect(others('novacredit', 'Nova Credit', nova)).toBe(1);
  expect(others('nova-credit', 'Nova Credit, Inc.', nova)).toBe(1);
  expect(others('nv1', 'Nova GmbH', nova)).toBe(0);
  expect(others('nv2', 'Nova Group Germany', nova)).toBe(0);
  expect(others('novacareers', 'NV Holding', nova)).toBe(0);
  expect(others('nwr', 'Northwind', company)).toBe(0);
  expect(others('nwr', 'Northwind Robotics Manufacturing GmbH', company)).toBe(0);
});

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
