import type { NewsCategory } from '../../schemas.ts';

/**
 * Who has to be the company for a headline to be about its own deed:
 * `doer` the one before the verb, `party` anyone named, `aim` the one after it, `topic` whoever the noun belongs to,
 * `product` nobody: a thing of the company's own may stand there instead, `object` the one right after the verb,
 * `named` anyone named, be it to say whose partner somebody is.
 */
export type ActorRole = 'doer' | 'party' | 'aim' | 'topic' | 'product' | 'object' | 'named';

export interface NewsPattern {
  category: NewsCategory | 'launch';
  actorRole: ActorRole;
  pattern: RegExp;
}

/** Words between a verb and its noun: bounded, and never over the end of a clause. */
export const GAP = '[^!?;|]{0,70}?';

/** The same, and not over a comma either: for nouns that stand in asides too. */
export const NEAR = '(?:[^!?;|,]|,(?=\\d)){0,70}?';

/**
 * `\b` knows English letters only, and words begin with others too ("übernimmt"); at their ends it stays as it is.
 * Latin letters are listed: with the properties of Unicode, an expression of this length takes a second to compile.
 */
export const toPattern = (source: string) =>
  new RegExp(source.replace(/(?<!\)\??|\w\??|\})\\b\(\?:/g, '(?<![\\wÀ-ɏ])(?:').replaceAll('\\p{L}', '[\\wÀ-ɏ]'), 'i');

/** A pattern of English-letter words and gaps; ignores case. */
export const newsPattern = (category: NewsPattern['category'], actorRole: ActorRole, source: string): NewsPattern => ({
  category,
  actorRole,
  pattern: toPattern(source),
});
