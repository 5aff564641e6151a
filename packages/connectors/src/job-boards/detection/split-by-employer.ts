import { isEmployerName } from '../../company-identity/employer.ts';
import type { GatherTarget, Unconfirmed } from '../../gather/types.ts';
import { carriesName } from './choose-boards.ts';
import type { LinkedBoard } from './read-linked-board.ts';

type Company = Pick<GatherTarget, 'name' | 'domain'>;

/**
 * Which of the boards that a site links are the company's. A page may link a customer's board as well: one that names
 * another employer is not counted, and of several that name none only those whose address fits.
 */
export function splitByEmployer(
  linked: readonly LinkedBoard[],
  company: Company,
): { own: LinkedBoard[]; others: Unconfirmed[] } {
  const own: LinkedBoard[] = [];
  const others: Unconfirmed[] = [];
  for (const each of linked) {
    const reason = whyNotOwn(each, linked.length, company);
    if (reason === null) own.push(each);
    else if (each.found !== null) others.push(toUnconfirmed(each.found, reason));
  }
  return { own, others };
}

function whyNotOwn({ found }: LinkedBoard, linkedCount: number, company: Company): string | null {
  if (found === null || carriesName(found.ref, company)) return null;
  const { employer } = found.reading;
  if (employer === null) {
    return linkedCount === 1
      ? null
      : `The site links ${linkedCount} job boards, and this one does not say whose it is.`;
  }
  return isEmployerName(employer, company) ? null : `The board names ${employer} as the employer.`;
}

function toUnconfirmed({ board, ref }: NonNullable<LinkedBoard['found']>, reason: string): Unconfirmed {
  return { title: `${board.label} board “${ref.token}”`, url: board.publicUrl(ref), reason };
}
