import type { z } from 'zod';
import type { BoardId } from '../gather/board-ids.ts';
import type { Posting } from '../gather/types.ts';
import type { HostLimits } from '../http/types.ts';

/** One employer's board, as its address tells it. */
export interface BoardRef {
  board: BoardId;
  /** The employer's name in the address, decoded: "northwind", with Ashby also "Northwind Robotics". */
  token: string;
  /** "eu" or "anz" with Greenhouse and Lever, the ending of the host ("de", "com") with Personio; null: the usual one. */
  region: string | null;
}

export interface BoardReading {
  /** As the board states it; null where it does not say, which an empty board may not either. */
  employer: string | null;
  /** Newest first, each once. */
  postings: Posting[];
  /** Hosts that the answer links to, for a board that was only guessed. */
  hosts: string[];
}

/** What a board says about itself apart from its postings. */
export type BoardCard = Omit<BoardReading, 'postings'>;

export interface BoardApi {
  /** The parsed answer and its text, or null where the board says that there is no such thing. Throws ConnectorError. */
  json<T>(path: string, schema: z.ZodType<T>, host?: string): Promise<{ data: T; body: string } | null>;
  /** Likewise for XML; `goneStatuses` mean the same as 404 with this board. */
  xml(path: string, host: string, goneStatuses: number[]): Promise<string | null>;
}

/** One vendor of job boards. */
export interface JobBoard {
  id: BoardId;
  /** "Greenhouse". */
  label: string;
  limits: HostLimits;
  /** How long an answer is good. */
  cacheMs: number;
  /** Whether its answers can show whose board it is; a token is guessed nowhere else. */
  isGuessable: boolean;
  /** Address that a person can open. */
  publicUrl(ref: BoardRef): string;
  /** null: there is no such board, or it has no feed. Throws ConnectorError. */
  read(calls: BoardApi, ref: BoardRef): Promise<BoardReading | null>;
  /** Asked for a guess alone, where the vendor keeps it apart from the postings. Throws ConnectorError. */
  readCard?(calls: BoardApi, ref: BoardRef): Promise<BoardCard | null>;
}
