import type { ActorRole } from '../../../shared/statements/event-actor.ts';
import type { NewsCategory } from '../../schemas.ts';

/**
 * The role that the company must have for a headline to be about its own event: `doer` precedes the verb, `party` is
 * anyone named, `aim` follows the verb, `topic` owns the noun, `product` needs no company: one of its products may take
 * its position, `object` directly follows the verb, `named` is anyone named, even to identify a partner.
 */
export type { ActorRole };

export interface NewsPattern {
  category: NewsCategory | 'launch';
  actorRole: ActorRole;
  pattern: RegExp;
}

/** Words between a verb and its noun: bounded, and never over the end of a clause. */
export const GAP = '[^!?;|]{0,70}?';

/** The same within a comma: for nouns that also occur in asides. */
export const NEAR = '(?:[^!?;|,]|,(?=\\d)){0,70}?';

/**
 * `\b` knows English letters only, and words begin with others, too ("übernimmt"); at their ends it stays as it is.
 * Latin letters are enumerated: with Unicode properties, an expression of this length takes a second to compile.
 */
export const toPattern = (source: string) =>
  new RegExp(source.replace(/(?<!\)\??|\w\??|\})\\b\(\?:/g, '(?<![\\wÀ-ɏ])(?:').replaceAll('\\p{L}', '[\\wÀ-ɏ]'), 'i');

/** A pattern of English-letter words and gaps; ignores case. */
export const newsPattern = (category: NewsPattern['category'], actorRole: ActorRole, source: string): NewsPattern => ({
  category,
  actorRole,
  pattern: toPattern(source),
});
