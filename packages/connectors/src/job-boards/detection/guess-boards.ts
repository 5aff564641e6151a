import { normaliseCompanyName } from '../../company-identity/company-name.ts';
import { ConnectorError } from '../../errors.ts';
import type { GatherJob, Unconfirmed } from '../../gather/types.ts';
import { createBoardApi } from '../board-api.ts';
import type { BoardCard, BoardRef, JobBoard } from '../types.ts';
import { BOARDS } from '../vendors/boards.ts';
import { linksToDomain } from '../vendors/linked-hosts.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import { isSafeToken } from './find-boards.ts';
import type { FoundBoard } from './found-board.ts';

export interface Guesses {
  proven: FoundBoard[];
  unconfirmed: Unconfirmed[];
}

/**
 * Boards whose token is the domain's first label. Nearly one in ten such tokens is another company's, so a board counts
 * only when it names this employer and leads back to its domain, or the site shows one of its postings.
 * @param jobIds numbers of Greenhouse postings that the site links
 */
export async function guessBoards(job: GatherJob, jobIds: readonly string[]): Promise<Guesses> {
  const token = job.target.domain.split('.')[0] ?? '';
  const guessable = Object.values(BOARDS).filter(({ id, isGuessable }) => isGuessable && isSafeToken(id, token));
  const all = await Promise.all(guessable.map((board) => guess(job, board, token, jobIds)));
  return { proven: all.flatMap(({ proven }) => proven), unconfirmed: all.flatMap(({ unconfirmed }) => unconfirmed) };
}

async function guess(job: GatherJob, board: JobBoard, token: string, jobIds: readonly string[]): Promise<Guesses> {
  const ref: BoardRef = { board: board.id, token, region: null };
  try {
    const late = `${board.label} did not answer`;
    return await withTimeLimit(verifyGuess(job, board, ref, jobIds), job.signal, board.id, late);
  } catch (error) {
    // No one said that there is a board: a guess that can't be tried is no failure.
    if (error instanceof ConnectorError) return { proven: [], unconfirmed: [] };
    throw error;
  }
}

async function verifyGuess(
  job: GatherJob,
  board: JobBoard,
  ref: BoardRef,
  jobIds: readonly string[],
): Promise<Guesses> {
  const { name, domain } = job.target;
  const calls = createBoardApi(board, job);
  const reading = await board.read(calls, ref);
  if (reading === null) return { proven: [], unconfirmed: [] };
  const isLinkedFromSite = reading.postings.some(({ id }) => jobIds.some((jobId) => id === `greenhouse:${jobId}`));
  if (isLinkedFromSite) return { proven: [{ board, ref, reading, proof: 'linked_from_site' }], unconfirmed: [] };
  const card = (await board.readCard?.(calls, ref)) ?? null;
  if (!namesEmployer([card, reading], name)) return { proven: [], unconfirmed: [] };
  if (linksToDomain([...reading.hosts, ...(card?.hosts ?? [])], domain)) {
    return { proven: [{ board, ref, reading, proof: 'names_domain' }], unconfirmed: [] };
  }
  const title = `Open positions at ${name} (${board.label})`;
  const reason = `The board names an employer of this name, but nothing on it leads to ${domain}: it may be another company's.`;
  return { proven: [], unconfirmed: [{ title, url: board.publicUrl(ref), reason }] };
}

function namesEmployer(cards: readonly (BoardCard | null)[], name: string): boolean {
  const expectedName = normaliseCompanyName(name);
  const statedNames = cards.map((card) => normaliseCompanyName(card?.employer ?? ''));
  return expectedName !== '' && statedNames.includes(expectedName);
}
