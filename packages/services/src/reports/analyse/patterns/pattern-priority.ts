import { ACQUISITION_PATTERNS, APPOINTMENT_PATTERNS } from './acquisitions-and-appointments.ts';
import { EQUITY_RAISE_PATTERNS } from './equity-raise.ts';
import type { NewsPattern } from './news-pattern.ts';
import { OFFICE_MOVE_PATTERNS } from './office-move.ts';
import { JOINT_ACTION_PATTERNS, PARTNERSHIP_PATTERNS } from './partnership.ts';

/** Money, partners, purchases and people, in words so plain that a headline may also name a webinar or a guide. */
export const PLAIN_PATTERNS: readonly NewsPattern[] = [
  ...ACQUISITION_PATTERNS,
  ...EQUITY_RAISE_PATTERNS,
  ...PARTNERSHIP_PATTERNS,
  ...APPOINTMENT_PATTERNS,
];

/** In order of priority: of two that begin at the same word, the earlier in this list wins. */
export const MAIN_PATTERNS: readonly NewsPattern[] = [
  ...ACQUISITION_PATTERNS,
  ...EQUITY_RAISE_PATTERNS,
  ...PARTNERSHIP_PATTERNS,
  ...JOINT_ACTION_PATTERNS,
  ...OFFICE_MOVE_PATTERNS,
  ...APPOINTMENT_PATTERNS,
];
