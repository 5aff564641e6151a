import type { SuggestedValueDoc } from '@workbench/db';
import { formatHeadcount } from '../figures/headcount.ts';
import { recordHeadcount } from '../figures/record-headcount.ts';

/** What is suggested, as shown. */
export function textOfSuggestion({ text, locations, headcount }: SuggestedValueDoc): string {
  if (text !== undefined) return text;
  if (locations !== undefined) return locations.join('; ');
  const figure = headcount === undefined ? null : recordHeadcount(headcount);
  return figure === null ? '' : formatHeadcount(figure);
}
