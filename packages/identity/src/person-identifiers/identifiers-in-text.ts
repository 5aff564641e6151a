import { decodeEscapes, decodePercents } from '@workbench/text/decode';
import { SPACED_LETTERS } from '@workbench/text/letters';
import { textsAround } from '@workbench/text/texts-around';
import { cleanText } from '../clean-text.ts';
import { directIdentifiersOf, type Identifier, NO_IDENTIFIERS, uniqueIdentifiers } from './identifiers.ts';

/** Email addresses and profiles anywhere in a text. Pure. */

/** Lengths are bounded, so that a hostile page costs no more than a long one. */
const EMAIL_PATTERN = /[\p{L}\p{M}\p{N}._+'&-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,253}/gu;
/** In a sentence without spaces, as Japanese and Thai have them. */
const SPACED_EMAIL_PATTERN = new RegExp(`[${SPACED_LETTERS}._+'-]{1,64}@[${SPACED_LETTERS}.-]{1,253}`, 'gu');
/** How far the longest match reaches from the sign by which it is found; a letter may be two units long. */
const EMAIL_REACH = { before: 2 * 64, after: 1 + 2 * 253 };
const PROFILE_REACH = { before: 0, after: 800 };
/** Also as LinkedIn wrote pages before 2015. */
const PROFILE_PATTERN =
  /linkedin\.(?:com|cn)\.?(?::\d{1,5})?\/{1,3}(?:(?:(?:mwlite|m|comm)\/{1,3})?(?:profile\/{1,3})?in\/{1,3}[^\s"'<>\\/?#&]{1,300}|pub\/{1,3}[^\s"'<>\\/?#&]{1,300}(?:\/{1,3}[0-9a-f]{1,3}){3})/giu;

/** Every identifier in a text by which a person may be suppressed, even within JSON or encoded. */
export function findIdentifiersInText(text: string): Identifier[] {
  const cleaned = cleanText(text);
  const readings = new Set([cleaned, decodeEscapes(cleaned), decodePercents(decodeEscapes(cleaned))]);
  const found = [...readings].flatMap((reading) => [
    ...[EMAIL_PATTERN, SPACED_EMAIL_PATTERN]
      .flatMap((pattern) => matchesOf(textsAround(reading, /@/g, EMAIL_REACH), pattern, trimEmail))
      .flatMap((email) => directIdentifiersOf({ ...NO_IDENTIFIERS, email })),
    ...matchesOf(textsAround(reading, /linkedin\./gi, PROFILE_REACH), PROFILE_PATTERN, trimProfile).flatMap(
      (linkedinUrl) => directIdentifiersOf({ ...NO_IDENTIFIERS, linkedinUrl }),
    ),
  ]);
  return uniqueIdentifiers(found);
}

/** As written, and without what the surrounding sentence may have added. */
function matchesOf(texts: readonly string[], pattern: RegExp, trim: (match: string) => string[]): string[] {
  const matches = new Set(texts.flatMap((text) => text.match(pattern) ?? []));
  return [...new Set([...matches].flatMap((match) => [match, ...trim(match)]))];
}

/** Also what follows an "&", and without a next sentence that begins with a capital letter. */
function trimEmail(text: string): string[] {
  const bare = (address: string) => address.replace(/^'+/, '').replace(/[.-]+$/, '');
  const own = bare(text.replace(/^.*&(?=.*@)/, ''));
  return [bare(text), own, bare(own.replace(/(@.*?)\.\p{Lu}.*$/u, '$1'))];
}

const NOT_SPACED = new RegExp(`(?<=/[iI][nN]/+[${SPACED_LETTERS}%_-]+)(?![${SPACED_LETTERS}%_-]).*$`, 'su');

/** Also without a next sentence: no dot is part of a name there. */
function trimProfile(text: string): string[] {
  return [text.replace(/[.,;:!)\]}]+$/, ''), text.replace(/(\/in\/+[^.]+)\..*$/is, '$1'), text.replace(NOT_SPACED, '')];
}
