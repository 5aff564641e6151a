import { splitName } from '@workbench/identity/split-name';

interface NameCells {
  firstName: string | null;
  lastName: string | null;
  /** The whole name, of a column of its own. */
  whole: string | null;
}

/**
 * First and last name of a row. One that is missing is taken from the whole name, and a part that repeats the other one
 * ("Ana", "Ana Silva") loses it; a whole name of someone else counts for nothing. Pure.
 */
export function nameParts({ firstName, lastName, whole }: NameCells): Pick<NameCells, 'firstName' | 'lastName'> {
  if (firstName === null && lastName === null) return partsOf(whole ?? '');
  if (firstName !== null && lastName !== null) {
    const rest = afterPart(lastName, firstName);
    if (rest !== null) return { firstName, lastName: rest };
    return { firstName: beforePart(firstName, lastName) ?? firstName, lastName };
  }
  if (whole === null) return { firstName, lastName };
  const split = partsOf(whole);
  if (firstName !== null) {
    const rest = afterPart(whole, firstName);
    return { firstName, lastName: rest ?? (split.firstName === firstName ? split.lastName : null) };
  }
  const rest = beforePart(whole, lastName ?? '');
  return { firstName: rest ?? (split.lastName === lastName ? split.firstName : null), lastName };
}

function partsOf(name: string): Pick<NameCells, 'firstName' | 'lastName'> {
  const { firstName, lastName } = splitName(name);
  return { firstName: firstName || null, lastName: lastName || null };
}

/** What stands behind the part; null where the text begins otherwise or is the part itself. */
function afterPart(text: string, part: string): string | null {
  const isPart = text.toLowerCase().startsWith(`${part.toLowerCase()} `);
  return (isPart && text.slice(part.length).trim()) || null;
}

function beforePart(text: string, part: string): string | null {
  const isPart = text.toLowerCase().endsWith(` ${part.toLowerCase()}`);
  return (isPart && text.slice(0, -part.length).trim()) || null;
}
