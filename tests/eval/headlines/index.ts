import { EQUITY_RAISES } from './equity-raise.ts';
import { LAUNCHES } from './launch.ts';
import { NOISE } from './noise.ts';
import { OFFICE_MOVES } from './office-move.ts';
import { OTHERS } from './other.ts';
import { PARTNERSHIPS } from './partnership.ts';

export type { HeadlineLabel, LabelledHeadline } from './labelled.ts';

export const HEADLINES = [...EQUITY_RAISES, ...PARTNERSHIPS, ...OFFICE_MOVES, ...OTHERS, ...LAUNCHES, ...NOISE];
