import { genderOf } from '../phrasebook/goals/german-nouns.ts';

const SMALL =
  /^(?:der|die|das|den|dem|des|ein\p{Ll}*|kein\p{Ll}*|unser\p{Ll}*|mein\p{Ll}*|dein\p{Ll}*|euer|eure\p{Ll}*|ihr\p{Ll}*|und|oder|aber|mit|für|über|zum|zur|zu|vom|von|am|an|auf|bei|beim|im|in|ins|um|wegen|nach|vor|aus|per|ob|wie|was|wer|wann|wo|welche\p{Ll}*|dass|gern|gerne|kurz|remote|online|vielleicht|bitte|auch|noch|mal|nur|schon|nicht|mehr|heute|morgen|wir|ich|sie|du|es|uns|sich|ihnen|dir|dich|ist|sind|hat|haben|habt|wird|werden|kann|können|möchte\p{Ll}*|würde\p{Ll}*)$/u;
const DETERMINER =
  /^(?:der|die|das|den|dem|des|ein\p{Ll}*|kein\p{Ll}*|unser\p{Ll}*|mein\p{Ll}*|dein\p{Ll}*|ihr(?:e|en|em|er|es)|zum|zur|vom|am|im|beim|ins|für|über|wegen|mit)$/u;
const ADJECTIVE =
  /^(?:\p{Ll}+(?:lich|ig|isch|los|bar|sam)|neu|kurz|gut|groß|klein|erst|nächst|kommend|gemeinsam|kostenfrei|digital|persönlich)(?:e[nrsm]?)$/u;
const NOUN =
  /(?:ung|heit|keit|schaft|tät|tion|software|preise?|kosten|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)$/u;
const INFINITIVE = /(?:en|ern|eln)$/u;

/** A German text in small letters with the capitals that are certain: behind an article or by the ending. */
export function capitaliseNouns(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const bare = word.replace(/[^\p{L}-]/gu, '');
      const before = words[at - 1]?.replace(/[^\p{L}]/gu, '') ?? '';
      if (bare === '' || SMALL.test(bare) || ADJECTIVE.test(bare)) return word;
      const isBehind = DETERMINER.test(before) || (ADJECTIVE.test(before) && !isLastVerb(bare, at, words));
      // "Abschluss eines Vertrags": a genitive follows its noun.
      const isOwner = at === 0 && /^(?:eines|einer|des|der|unseres|unserer)$/.test(words[1] ?? '');
      const isNoun =
        isOwner || isBehind || NOUN.test(bare) || (!isLastVerb(bare, at, words) && genderOf(bare) !== null);
      return isNoun ? word.replace(bare, bare.slice(0, 1).toUpperCase() + bare.slice(1)) : word;
    })
    .join(' ');
}

const isLastVerb = (word: string, at: number, words: readonly string[]) =>
  at === words.length - 1 && at > 0 && INFINITIVE.test(word) && !NOUN.test(word);
