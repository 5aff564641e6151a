import { formatCount } from '../../../lib/format/format';

/** What buying once more risks, where a response was lost. */
export function repeatRiskText(source: string, credits: number): string {
  const price = formatCount(credits, 'credit', 'credits');
  return `${source} may have charged for this already. Buying it again may cost up to ${price} more.`;
}
