import { newestFirst, type Position } from '../position.ts';
import type { StreamEntry } from './stream.ts';

export const isAfter = (after: Position | null, rank: number) => (one: StreamEntry) =>
  after === null || newestFirst({ at: one.at, rank, id: one.id }, after) > 0;
