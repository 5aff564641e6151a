import { ConnectorError } from '../../errors.ts';
import type { GatherJob, PageOutcome } from '../../gather/types.ts';
import { createBoardApi } from '../board-api.ts';
import type { BoardRef } from '../types.ts';
import { BOARDS } from '../vendors/boards.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import type { FoundBoard } from './found-board.ts';

/** What became of one board that the site links. */
export interface LinkedBoard {
  page: PageOutcome;
  label: string;
  found: FoundBoard | null;
  failure: ConnectorError | null;
}

/** Each for itself: one that fails takes nothing away from the others. */
export async function readLinkedBoard(job: GatherJob, ref: BoardRef): Promise<LinkedBoard> {
  const board = BOARDS[ref.board];
  const { label } = board;
  const url = board.publicUrl(ref);
  try {
    const work = board.read(createBoardApi(board, job), ref);
    const reading = await withTimeLimit(work, job.signal, board.id, `${label} did not answer`);
    if (reading === null) {
      const message = `${label} knows no such board, or its feed is switched off`;
      return { page: { url, state: 'missing', message }, label, found: null, failure: null };
    }
    const found: FoundBoard = { board, ref, reading, proof: 'linked_from_site' };
    return { page: { url, state: 'read', message: null }, label, found, failure: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return { page: { url, state: 'failed', message: error.message }, label, found: null, failure: error };
  }
}
