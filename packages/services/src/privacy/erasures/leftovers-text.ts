import type { ErasedPersonalData } from '../schemas.ts';

/** "Mentions are left: 2 in batch_items". Pure. */
export function leftoversText(leftovers: ErasedPersonalData['leftovers']): string {
  return `Mentions are left: ${leftovers.map(({ collection, count }) => `${count} in ${collection}`).join(', ')}`;
}
