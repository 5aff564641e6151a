import { MESSAGE_FACTS_MAX } from '@workbench/services/ai/limits';
import type { MessageFact } from '@workbench/services/ai/schemas';

const DAY_MS = 86_400_000;
const STEPS: readonly [unit: string, days: number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];

/** "3 weeks ago", in whole days; "undated" without a date or with one that can't be read. */
export function factAge(date: string | null, now: number): string {
  const at = date === null ? Number.NaN : new Date(date).getTime();
  if (Number.isNaN(at)) return 'undated';
  const days = Math.floor((now - at) / DAY_MS);
  for (const [unit, length] of STEPS) {
    const count = Math.floor(days / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'today';
}

/** Own notes of this visit; those on a saved contact are kept with the contact. */
export function localNote(number: number, text: string, now: number, company: string): MessageFact {
  const date = new Date(now).toISOString().slice(0, 10);
  const about = company.trim() === '' ? {} : { company: company.trim() };
  return { id: `note.local.${number}`, text, source: 'Your note', date, url: null, ...about };
}

/** The id of a note that is saved with a contact; null for any other fact. */
export const savedNoteId = ({ id }: Pick<MessageFact, 'id'>): string | null =>
  id.startsWith('note.') && !id.startsWith('note.local.') ? id.slice('note.'.length) : null;

/** Takes a fact up or puts it down; an eleventh is not taken. */
export function toggleFact(picked: readonly MessageFact[], fact: MessageFact): readonly MessageFact[] {
  if (picked.some(({ id }) => id === fact.id)) return picked.filter(({ id }) => id !== fact.id);
  return picked.length >= MESSAGE_FACTS_MAX ? picked : [...picked, fact];
}

/**
 * The facts offered: each once, the picked ones of a restored message among them even when they are offered no more. A
 * picked fact is shown as it is sent.
 */
export function availableFacts(
  picked: readonly MessageFact[],
  ...lists: (readonly MessageFact[])[]
): readonly MessageFact[] {
  const byId = new Map<string, MessageFact>();
  for (const fact of [...lists.flat(), ...picked]) if (!byId.has(fact.id)) byId.set(fact.id, fact);
  for (const fact of picked) byId.set(fact.id, fact);
  return [...byId.values()];
}
