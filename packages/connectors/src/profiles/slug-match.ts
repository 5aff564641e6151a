import { profileName } from '@workbench/identity/profile-key';
import { foldVariants, type PersonName, wordsOf } from './person-name.ts';

/** How far an address bears a person's name: both parts; one, or letters of both ("moliveira"); nothing of it. */
export type SlugMatch = 'full' | 'part' | 'none';

/** Compares the last part of a profile's address with a name. Many are free inventions, so `none` proves nothing. */
export function matchSlug(url: string, name: PersonName): SlugMatch {
  const slugs = foldVariants(profileName(url) ?? '');
  const matches = slugs.flatMap((slug) =>
    foldVariants(name.firstName).flatMap((first) =>
      foldVariants(name.lastName).map((last) => matchOf(slug, wordsOf(first), wordsOf(last))),
    ),
  );
  return matches.includes('full') ? 'full' : matches.includes('part') ? 'part' : 'none';
}

function matchOf(slug: string, firsts: string[], lasts: string[]): SlugMatch {
  const letters = slug.replace(/[^\p{L}]/gu, '');
  const first = firsts[0] ?? '';
  const last = lasts.join('');
  if (first === '' || last === '') return 'none';
  // Letters stand together or in parts: "marta-oliveira-1a2", "oliveiramarta", "marta-s-oliveira".
  const words = new Set(slug.match(/\p{L}+/gu) ?? []);
  const hasFirst = words.has(first);
  const hasLast = lasts.every((word) => words.has(word)) || words.has(last);
  const joinedName = [firsts.join('') + last, first + last, last + first];
  if ((hasFirst && hasLast) || joinedName.some((both) => letters.startsWith(both))) return 'full';
  const initial = first.charAt(0);
  const hasInitials = letters.startsWith(initial + last) || letters.startsWith(last + initial);
  // Another word is another's name, unless it begins as the first name does: "rob-weber" may be Robert.
  const others = [...words].filter(
    (word) => word.length > 2 && word !== first && !lasts.includes(word) && word !== last,
  );
  const hasNoOtherWords = others.every((word) => word.startsWith(initial));
  const hasOneName = hasFirst || hasLast || hasSome(lasts, words);
  const isShortened = letters === first + last.charAt(0) || (hasFirst && hasSome(lasts, words));
  return hasInitials || isShortened || (hasOneName && hasNoOtherWords) ? 'part' : 'none';
}

const hasSome = (lasts: string[], words: Set<string>) => lasts.some((word) => word.length > 2 && words.has(word));
