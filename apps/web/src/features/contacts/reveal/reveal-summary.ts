import type { RevealEstimate, RevealResult } from '@workbench/services/contacts/schemas';
import { formatCount } from '../../../lib/format/format.ts';

/** "3 credits", "1 credit". */
export function formatCredits(credits: number): string {
  return formatCount(credits, 'credit', 'credits');
}

/** "Up to 3 credits: Apollo 2, People Data Labs 1. 1 is free: already saved." */
export function revealEstimateText({ creditsMax, bySource, free, impossible }: RevealEstimate): string {
  const paid = bySource.filter((source) => source.creditsMax > 0);
  const parts = paid.map(({ label, creditsMax: credits }) => `${label} ${credits}`).join(', ');
  return [
    creditsMax > 0 ? `Up to ${formatCredits(creditsMax)}: ${parts}.` : 'This is free.',
    free > 0 && `${free} ${free === 1 ? 'is' : 'are'} free: already saved.`,
    impossible > 0 &&
      `${impossible} can’t be revealed: no connected source offers ${impossible === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The button: how many will be revealed, and for how much at most. */
export function revealButtonLabel(count: number, { creditsMax }: RevealEstimate): string {
  const price = creditsMax > 0 ? `up to ${formatCredits(creditsMax)}` : 'free';
  return `Reveal ${formatCount(count, 'contact', 'contacts')} · ${price}`;
}

/** "Revealed 3 contacts for 2 credits." */
export function revealedText({ revealed, credits }: RevealResult): string {
  return `Revealed ${formatCount(revealed, 'contact', 'contacts')} for ${formatCredits(credits)}.`;
}

/** The notification once it is over: what was revealed, or why nothing was. */
export function revealToast(result: RevealResult): { title: string; description: string; hasFailed: boolean } {
  const [failed] = result.failed;
  const notes = revealOutcomeNotes(result);
  if (result.revealed + result.fromStore > 0) {
    const parts = result.revealed > 0 ? [revealedText(result), ...notes] : notes;
    return { title: 'Contacts Revealed', description: parts.join(' '), hasFailed: false };
  }
  if (failed) return { title: 'Reveal Failed', description: failed.message, hasFailed: true };
  return { title: 'Nothing Revealed', description: notes.join(' '), hasFailed: false };
}

/** What buying once more risks. */
export function repeatRiskText(credits: number): string {
  return `A response was lost, and the source may have charged for it. Buying it again may cost up to ${formatCredits(credits)} more.`;
}

/** The button: at most this much on top of what may have been charged. */
export function repeatButtonLabel(credits: number): string {
  return `Buy again · up to ${formatCredits(credits)}`;
}

/** What else came of it, one sentence each. */
export function revealOutcomeNotes({ notFound, fromStore, suppressedIds }: RevealResult): string[] {
  const suppressed = suppressedIds.length;
  return [
    fromStore > 0 ? `${formatCount(fromStore, 'contact was', 'contacts were')} already saved and cost nothing.` : '',
    notFound > 0
      ? `The source had no data for ${formatCount(notFound, 'contact', 'contacts')}; nothing was charged.`
      : '',
    suppressed > 0
      ? `${formatCount(suppressed, 'contact is', 'contacts are')} on the do-not-contact list and ${suppressed === 1 ? 'was' : 'were'} not saved.`
      : '',
  ].filter((note) => note !== '');
}
