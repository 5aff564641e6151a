import type { MessageRequest } from '../schemas.ts';
import type { MessageClause } from '../written-message.ts';
import type { Slot } from './phrasebook/phrasebook.ts';

/** What fills a slot, and the field or fact that it is from. */
interface SlotValue {
  text: string;
  restsOn: string;
}
export type SlotValues = Partial<Record<Slot, SlotValue>>;

const SLOT = /\{(\w+)\}/g;
const ADDRESS = /\[([^|\]]*)\|([^\]]*)\]/g;
/** French words that lose their vowel before another one. */
const ELIDED = /(?<![\p{L}])(que|de|te|je) \{(\w+)\}/giu;

export const slotsOf = (sentence: string): Slot[] => [...sentence.matchAll(SLOT)].map(([, slot]) => slot as Slot);

export const canFill = (sentence: string, values: SlotValues): boolean =>
  slotsOf(sentence).every((slot) => values[slot] !== undefined);

type Address = Pick<MessageRequest, 'language' | 'isFormal' | 'tone'>;

/** One sentence with its slots filled. What fills a slot is never read as a sentence form again. */
export function fillSentence(sentence: string, values: SlotValues, address: Address): MessageClause {
  const { language, isFormal } = address;
  const addressed = contracted(sentence, address).replace(ADDRESS, (_all, formal: string, familiar: string) =>
    isFormal ? formal : familiar,
  );
  const elided =
    language === 'fr'
      ? addressed.replace(ELIDED, (all, word: string, slot: string) =>
          isVowel(values[slot as Slot]?.text ?? '') ? `${word.slice(0, -1)}’{${slot}}` : all,
        )
      : addressed;
  const filled = elided.replace(/\{(\w+)\}(\.?)/g, (_all, slot: string, stop: string) => {
    const value = values[slot as Slot]?.text ?? '';
    // "Northwind Inc." at the end of a sentence ends it.
    return /[.!?…]$/.test(value) ? value : value + stop;
  });
  return { text: filled, restsOn: [...new Set(slotsOf(sentence).flatMap((slot) => values[slot]?.restsOn ?? []))] };
}

/** "I’d like to" is what an English writer says, but for a letter that is formal and professional. */
const contracted = (sentence: string, { language, isFormal, tone }: Address): string =>
  language !== 'en' || (isFormal && tone === 'professional')
    ? sentence
    : sentence.replace(/\bI (would|am)\b/g, (_all, verb: keyof typeof SHORT) => `I’${SHORT[verb]}`);
const SHORT = { would: 'd', am: 'm' } as const;

/**
 * "Ubisoft" and "UX" begin with another sound than they are spelt with often enough to stay. A small h is mute, as in
 * "d’hôtelier", unless French aspirates it.
 */
const isVowel = (text: string) =>
  /^[aeioéèêàâî]/i.test(text) ||
  /^h(?!aut|éros|ors|andicap|ead|ub|r\b)\p{Ll}/u.test(text) ||
  /^H(?:é(?!ros|riss)|enri|ubert|ugo|ervé|ortense|armoni|ydr|ori[sz]|orlog|ôp|ôt|abitat|umani)/.test(text);

/** Words that keep their capital inside of a sentence. */
const KEEPS_CAPITAL = /^(?:I\b|Ihr|Ihnen\b|Sie\b)/;
/** What a sentence of the sender's own may begin with and no name does. */
const PRONOUN =
  /^(?:We|You|Your|Our|My|Thank|Thanks|Last|Wir|Ich|Du|Dein|Unser|Unsere|Mein|Vielen|Nous|Je|Vous|Tu|On|Notre|Nos|Mon|Merci|Me|Nuestro|Nuestra)\b/;

/** The sentence after "Hi Marta,": in lower case unless its first word is a name or a form of address. */
export function afterComma(clause: MessageClause, sentence: string): MessageClause {
  if (KEEPS_CAPITAL.test(clause.text) || (sentence.startsWith('{') && !PRONOUN.test(clause.text))) return clause;
  return { ...clause, text: clause.text.slice(0, 1).toLowerCase() + clause.text.slice(1) };
}
