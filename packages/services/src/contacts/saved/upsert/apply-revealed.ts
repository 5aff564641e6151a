import type { FoundPerson } from '@workbench/connectors/people';

/** Revealed values replace what their source had shown; fields without a revealed value stay. */
export function applyRevealed(people: readonly FoundPerson[], revealed: FoundPerson): FoundPerson[] {
  const shown = people.find(({ source }) => source === revealed.source);
  const revealedFields = Object.fromEntries(Object.entries(revealed).filter(([, value]) => value !== null));
  const combined: FoundPerson = shown === undefined ? revealed : { ...shown, ...revealedFields };
  return shown === undefined ? [...people, combined] : people.map((person) => (person === shown ? combined : person));
}
