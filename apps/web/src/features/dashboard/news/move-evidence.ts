import type { MovedHeadcount } from '@workbench/services/companies/schemas';

/** The figure behind a move in a few words: "Apollo says 310, was 100". */
export function moveEvidence([first]: MovedHeadcount['figures']): string {
  if (first === undefined) return 'The same figures, combined in another way';
  const { source, before, now, counted, counts, reasonCode, reason } = first;
  if (now === null) return `${source} no longer gives its ${before ?? 'figure'}`;
  if (counts && before === null) return `New from ${source}: ${now}`;
  if (counts && before !== now) return `${source} says ${now}, was ${before}`;
  if (counts && !counted) return `${source}’s ${now} counts again`;
  const why = reason.replace(/^[^:]+: /, '');
  return reasonCode === 'too_old'
    ? `${source}’s ${now} of ${why} is now too old to count`
    : `${source}’s ${now} no longer counts: ${why}`;
}
