import { plainLetters } from '@workbench/text/fold';
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** As German, Danish and Swedish names are written where these letters are missing: "Mueller", "Soerensen". */
const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
/** Names between the first and the last, at most: "Marta Sofia de Oliveira". */
const BETWEEN_MAX = 2;
/** These join two people: "Marta and Jonas Oliveira". */
const JOINING = new Set('and und et og och en with mit avec con com'.split(' '));

/** Both ways in which a text may have been written without its accents: "muller" and "mueller". */
export function foldVariants(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase();
  return [
    ...new Set([
      plainLetters(lower),
      plainLetters(lower.replace(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter)),
    ]),
  ];
}

/** Words of a folded text; apostrophes and dots within a word are no end of it: "O'Neill" is "oneill". */
export const wordsOf = (text: string): string[] => text.replace(/['’.]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a text names the person: first and last name as whole words, in this order with at most two names between,
 * or at the beginning of a part of the text the other way round ("Oliveira, Marta"). Accents and case do not count.
 */
export function namesPerson(text: string, name: PersonName): boolean {
  const readings = readingsOf(name);
  return foldVariants(text).some((reading) => {
    const parts = reading.split(/[\n;|•·–—()[\]/:]+/).map(tokensOf);
    return readings.some(([first, last]) =>
      parts.some((tokens) => isForward(tokens, first, last) || isBackward(tokens, first, last)),
    );
  });
}

/** Whether a text is the person's name and nothing else, titles before and after it aside. */
export function isPersonsName(text: string, name: PersonName): boolean {
  const rest = plainLetters(text)
    .replace(/\b(?:prof|dr|ing|mag|dipl|mr|mrs|ms|herr|frau|phd|mba|msc)\b\.?/g, ' ')
    .trim();
  const most = wordsOf(plainLetters(`${name.firstName} ${name.lastName}`)).length + BETWEEN_MAX;
  return wordsOf(rest).length <= most && namesPerson(rest, name);
}

/** The name in words, as given and with the first of several first names alone. */
function readingsOf({ firstName, lastName }: PersonName): [first: string[], last: string[]][] {
  return foldVariants(firstName).flatMap((first) =>
    foldVariants(lastName).flatMap((last) => {
      const [firsts, lasts] = [wordsOf(first), wordsOf(last)];
      if (firsts.length === 0 || lasts.length === 0) return [];
      const whole: [string[], string[]] = [firsts, lasts];
      return firsts.length === 1 ? [whole] : [whole, [firsts.slice(0, 1), lasts] as [string[], string[]]];
    }),
  );
}

/** Words and commas: what a comma parts are two things. */
const tokensOf = (text: string): string[] => text.replace(/['’.]/g, '').match(/[\p{L}\p{N}]+|,/gu) ?? [];

const matchesAt = (tokens: string[], at: number, words: string[]) =>
  words.every((word, index) => tokens[at + index] === word);

function isForward(tokens: string[], first: string[], last: string[]): boolean {
  return tokens.some((_, at) => {
    if (!matchesAt(tokens, at, first)) return false;
    for (let between = 0; between <= BETWEEN_MAX; between++) {
      const end = at + first.length + between;
      if (matchesAt(tokens, end, last)) return true;
      const next = tokens[end];
      if (next === undefined || next === ',' || JOINING.has(next)) return false;
    }
    return false;
  });
}

/** Only where it begins: in "Jonas Oliveira, Marta Silva" no one is Marta Oliveira. */
function isBackward(tokens: string[], first: string[], last: string[]): boolean {
  if (!matchesAt(tokens, 0, last)) return false;
  const at = last.length + (tokens[last.length] === ',' ? 1 : 0);
  return matchesAt(tokens, at, first);
}
