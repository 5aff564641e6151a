import type { GatherTarget } from '../../gather/types.ts';
import type { BoardRef } from '../types.ts';

/** More than these are no longer one company's: an investor lists the boards of its portfolio. */
const OWN_BOARDS_MAX = 5;

export interface ChosenBoards {
  chosen: BoardRef[];
  ambiguous: { ref: BoardRef; reason: string }[];
}

/** Which linked boards are the company's: all of a few; of many only those that carry its name or its domain's. */
export function chooseBoards(refs: BoardRef[], target: Pick<GatherTarget, 'name' | 'domain'>): ChosenBoards {
  if (refs.length <= OWN_BOARDS_MAX) return { chosen: refs, ambiguous: [] };
  const isOwn = (ref: BoardRef) => carriesName(ref, target);
  const reason = `The site links ${refs.length} job boards, so a link alone does not show whose this one is.`;
  return {
    chosen: refs.filter(isOwn).slice(0, OWN_BOARDS_MAX),
    ambiguous: refs.filter((ref) => !isOwn(ref)).map((ref) => ({ ref, reason })),
  };
}

/** Whether the board's address begins with the company's name or its domain's. */
export function carriesName({ token }: BoardRef, { name, domain }: Pick<GatherTarget, 'name' | 'domain'>): boolean {
  const own = [name, domain.split('.')[0] ?? ''].map(lettersOf).filter((each) => each.length > 1);
  return own.some((each) => lettersOf(token).startsWith(each));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
