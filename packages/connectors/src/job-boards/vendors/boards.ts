import type { BoardId } from '../../gather/board-ids.ts';
import type { JobBoard } from '../types.ts';
import { ashby } from './ashby.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { workable } from './workable.ts';

export const BOARDS: Record<BoardId, JobBoard> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  workable,
  personio,
};
