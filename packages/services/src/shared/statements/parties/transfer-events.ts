import { stripMarks } from '@workbench/text/fold';

type EventKind = 'gain' | 'give' | 'give to' | 'act';

/** A verb for what one party does to another. */
export interface TransferEvent {
  /** Events of one family have two sides: what one sells the other buys. */
  family: string;
  kind: EventKind;
  start: number;
  end: number;
}

/** Verbs of a transfer by who gains: the one who acts ("bought"), or the other one ("sold"). Stems in four languages. */
const GAIN =
  /^(?:acquir(?:e|es|ed|ing)|acquise?s?|acquiert|buy(?:s|ing)?|bought|purchas(?:es|ed|ing)|receiv(?:e|es|ed|ing)|obtain(?:s|ed|ing)?|borrow(?:s|ed|ing)?|win(?:s|ning)?|won|landed|bagged|clinched|uber(?:nomm|nahm|nimmt|nehmen)\p{L}*|erworben|erwarb|erwirbt|(?:ge|auf|zu)?kauf(?:t|te|ten)|(?:auf|zu)gekauft|gekauft|erhalten|erhalt|erhielt(?:en)?|bekomm\p{L}*|bekam(?:en)?|gewann|gewinnt|gewonnen|rachet\p{L}*|achet\p{L}*|repris\p{L}*|reprend|recue?s?|recu|recoit|recoivent|obtenue?s?|obtient|decroch\p{L}*|remport\p{L}*|adqui(?:ere|rio|rid[oa]s?|rir)|compro|compra(?:n|do|da|ron)?|recib\p{L}*|obtuv\p{L}*|obtenid[oa]|gan(?:o|ado|aron)|logr(?:o|ado)|einverleib\p{L}*)$/u;
const GIVE =
  /^(?:sell(?:s|ing)?|sold|suppl(?:y|ies|ied|ying)|deliver(?:s|ed|ing)?|hand(?:s|ed|ing)|lends?|lent|verkauf(?:t|te|ten|en)|veraußert|verausserte?|(?:be|ge)?lieferte?n?|beliefern|ubergab|ubergibt|ubergeben|vendue?s?|vend|vendent|vendio|vendid[oa]s?|vende|livree?s?|livre|fourni(?:t|e|es|s)?|cedee?s?|cede|entrego|entregad[oa]s?|suministr(?:o|a|ado))$/u;
const GIVE_TO =
  /^(?:award(?:s|ed|ing)|grant(?:s|ed|ing)|pays?|paid|presented|erteil(?:t|te|ten|en)|vergab|vergibt|vergeben|verlieh(?:en)?|verleiht|bewillig\p{L}*|gewahrt|verhang(?:t|te|te)|accordee?s?|attribuee?s?|octroy\p{L}+|decern\p{L}+|inflig\p{L}+|confiee?s?|conced\p{L}+|otorg\p{L}+|adjudic\p{L}+|encarg(?:o|ado))$/u;
/** One does it to another, and nothing is handed over. */
const ACTS: readonly [string, RegExp][] = [
  ['sue', /^(?:sue[sd]?|suing|verklag\p{L}*|poursui\p{L}*|demand(?:o|ado|ada))$/u],
  [
    'replace',
    /^(?:replac(?:e|es|ed|ing)|succeed(?:s|ed|ing)?|remplac\p{L}*|succed\p{L}*|sustituy\p{L}*|sustituid[oa]|sucedi\p{L}*|sucede|relev(?:o|a|ado)|ablos\p{L}*|abgelost|ersetzt\p{L}*|beerb\p{L}*|folgt(?:e)?)$/u,
  ],
  ['invest', /^invest(?:s|ed|ing)$/u],
  [
    'choose',
    /^(?:choos(?:e|es|ing)|chose(?:n)?|select(?:s|ed|ing)?|picks?|picked|commission(?:s|ed)|beauftrag\p{L}*|ausgewahlt|choisi(?:t|e|es|s)?|elegid[oa]|eligio|elige)$/u,
  ],
  ['fine', /^(?:fine[sd]|fining|penali[sz]ed|multad[oa]|multo)$/u],
  [
    'beat',
    /^(?:beat(?:s|en)?|defeat(?:s|ed)?|outbid|overtook|overtakes|besiegt\p{L}*|uberholt\p{L}*|battue?s?|devancee?s?|super(?:o|ado))$/u,
  ],
  ['accuse', /^(?:accus\p{L}+|beschuldig\p{L}*|acus(?:o|a|ado|ada))$/u],
];

/** The events of a sentence. */
export function transferEventsIn(sentence: string): TransferEvent[] {
  const folded = stripMarks(sentence.normalize('NFC'));
  const text = folded.length === sentence.length ? folded : sentence;
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }): TransferEvent[] => {
    const lower = word.toLowerCase();
    const at = { start: index, end: index + word.length };
    if (/^\p{Lu}/u.test(word) && index > 0) return [];
    if (GAIN.test(lower)) return [{ ...at, family: 'transfer', kind: 'gain' }];
    if (GIVE.test(lower)) return [{ ...at, family: 'transfer', kind: 'give' }];
    if (GIVE_TO.test(lower)) {
      // "Se ha adjudicado": it was given it.
      const isReflexive = /(?<!\p{L})se (?:ha |han |habia )?$/u.test(text.slice(0, index));
      return [{ ...at, family: 'transfer', kind: isReflexive ? 'gain' : 'give to' }];
    }
    const family = ACTS.find(([, forms]) => forms.test(lower))?.[0];
    return family === undefined ? [] : [{ ...at, family, kind: 'act' }];
  });
}

const PASSIVE =
  /(?<!\p{L})(?:be|been|being|was|were|is|are|gets?|got|wurden?|worden|wird|werden|été|fut|furent|est|sont|fue|fueron|sido|es|son)(?!\p{L})/iu;

/** Whether an event is seen from the side of the one it is done to. */
export function isPassive(text: string, { start, end }: TransferEvent): boolean {
  const word = text.slice(start, end);
  if (/ing$/.test(word)) return false;
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[,;:]\s/u)
      .at(-1) ?? '';
  // "Wurde …" may stand far before its participle, "was" only right before it.
  const german = /(?<!\p{L})(?:wurden?|wird|werden)(?!\p{L})/iu.test(before) && /(?:t|en)$/u.test(word);
  const near = before.trim().split(/\s/).slice(-3).join(' ');
  return (
    german ||
    PASSIVE.test(near) ||
    /^\s(?:worden|werden)/.test(text.slice(end)) ||
    /^\s(?:by|par)\s/.test(text.slice(end))
  );
}
