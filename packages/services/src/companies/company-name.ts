import { isUnknownValue } from '../shared/csv/cells/unknown-value.ts';

/** Signs without a shape: alone they are no name that anybody could see or search for. */
const NOTHING_VISIBLE = /^[\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u;

/** Why a text can't be a company's name; null when it can. Pure. */
export function companyNameProblem(name: string): string | null {
  if (hasNothingVisible(name)) return 'The name is empty';
  return isUnknownValue(name) ? `"${name}" stands for an unknown name; expected the company's name` : null;
}

/** Whether no sign of a text has a shape. Pure. */
export const hasNothingVisible = (text: string): boolean => NOTHING_VISIBLE.test(text);

/** As the importer stores text, so that an export imports again without a difference. Pure. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
