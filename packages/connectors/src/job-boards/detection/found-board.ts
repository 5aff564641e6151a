import type { EvidenceProof } from '../../gather/types.ts';
import type { BoardReading, BoardRef, JobBoard } from '../types.ts';

/** A board that is shown to be the company's, and what stands on it. */
export interface FoundBoard {
  board: JobBoard;
  ref: BoardRef;
  reading: BoardReading;
  proof: EvidenceProof;
}
