import { fold, foldLetters } from '@workbench/text/fold';

/** "Ol***a" of "Marta Ol***a", as sources show people before they are paid for; null where nothing is given of it. Pure. */
export function maskedLastName(name: string): string | null {
  return name.split(/\s+/).find((word) => /\p{L}\*|\*\p{L}/u.test(word)) ?? null;
}

/** Whether "Marta Ol***a" can be "Marta Oliveira". Pure. */
export function matchesMaskedName(masked: string, whole: string): boolean {
  const pattern = maskedLastName(masked);
  if (pattern === null) return false;
  const firstName = fold(masked.slice(0, masked.indexOf(pattern)));
  const name = fold(whole);
  if (firstName === '' || !name.startsWith(`${firstName} `)) return false;
  const rest = name.slice(firstName.length + 1);
  const [start = '', end = ''] = foldLetters(pattern).split(/\*+/);
  return [rest, rest.split(' ').at(-1) ?? ''].some(
    (last) => last.length >= start.length + end.length && last.startsWith(start) && last.endsWith(end),
  );
}
