import { hedgesIn } from '../../../../shared/statements/certainty.ts';
import { remembering } from '../../../../shared/statements/remembering.ts';
import { meaningfulStems } from '../../../../shared/statements/word-stems.ts';
import { EVENT_NOUN } from '../wording/event-nouns.ts';
import type { SourceSentence } from '../wording/source-sentence.ts';

/** Ended before it came about, taken back, or no longer so; in four languages. */
const REVERSED =
  /(?<!\p{L})(?:annulled|dénonc(?:é|ée|e)|désist\p{L}+|t(?:ears|ore|orn) (?:\p{L}+ ){0,2}up|resigned|deleted|g(?:one|oes) back|take (?:\p{L}+ ){0,4}back|lapsed|went bust|undone|undo|unwound|reversed|reverses|revers(?:al|ing)|cancel(?:s|led|ed)|called (?:it |them )?off|call(?:s|ed) off|scrapped|scraps|abandon(?:s|ed)|withdrawn|withdrew|withdraws|pulled|pulls|removed|removes|rescinded|revoked|annulled|quashed|overturned|struck (?:down|out)|repealed|stripped|t(?:ook|aken|akes) (?:\p{L}+ ){0,4}back|t(?:ook|aken|akes) off (?:sale|the market)|hand(?:ed|s) (?:\p{L}+ ){0,3}back|g(?:ave|iven|ives) (?:\p{L}+ ){0,3}(?:up|back)|sen[dt]s? (?:\p{L}+ ){0,3}back|went back|roll(?:ed|s) back|back(?:s|ed)? out|back(?:ed|s|ing)? down|walked away|fell (?:through|apart)|collaps(?:es|ed)|broke (?:down|off)|terminated|dissolved|cease[ds]?|did not last|(?:has|have|had|did|does|will|is|are|was|were|would)(?:n['’]t| not| never)(?: \p{L}+){0,6} after all|u-turn|backtrack(?:s|ed)?|reconsiders?|reconsidered|reinstat(?:es|ed)|thought better|changed (?:its|his|her|their) minds?|(?:will|did|does|would)(?:n['’]t| not)(?: now)? (?:take up|take (?:the|his|her|over)|join|go ahead|go through|proceed|happen|come about)|never (?:took|take|came|come|began|begin|started|start|opened|joined|happened|arrived|materiali[sz]ed)|shelved|ditched|axed|mothballed|hand(?:ed|s) in (?:his|her|their) notice|declared (?:invalid|void)|void(?:ed)?|closed again|shut again|aufgehoben|h(?:ob|oben|ebt) (?:\p{L}+ ){0,6}(?:wieder )?auf|l(?:öste|östen|öst) (?:\p{L}+ ){0,6}auf|kündigten? (?:\p{L}+ ){0,4}(?:vertrag|auftrag)|zurückgenommen|zurückgezogen|zurückgegeben|rückgängig|rückabgewickelt|widerrufen|widerrief|kassiert|abgesagt|absage|sag(?:t|te|en|ten) (?:\p{L}+ ){0,5}ab|bl(?:ies|äst) (?:\p{L}+ ){0,5}ab|trat (?:\p{L}+ ){0,5}zurück|trat (?:\p{L}+ ){0,5}nicht an|tritt (?:\p{L}+ ){0,5}(?:nicht an|zurück)|z(?:og|ieht) (?:\p{L}+ ){0,8}zurück|n(?:ahm|immt) (?:\p{L}+ ){0,8}zurück|geplatzt|platzte?|gescheitert|scheitert(?:e)?|beerdigt|begraben|gestoppt|aberkannt|entzogen|storniert|hinfällig|gekippt|verworfen|aufgelöst|aufgekündigt|auf eis (?:gelegt|liegt)|l(?:egte?n?|egt) (?:\p{L}+ ){0,5}auf eis|ausgesetzt|(?:kam|kommt) nicht zustande|für (?:ungültig|nichtig) erklärt|zurückgetreten|wieder verkauft|kehrtwende|rückzieher|doch nicht|doch wieder|wieder (?:geschlossen|aufgelöst|ab|zurück|eingestellt|entfernt)|vom markt|aus dem (?:verkauf|sortiment|handel|programm)|annul(?:é\p{L}*|e|ait|er)|annulation|retiré\p{L}*|retire|renonc\p{L}+|suspendu\p{L}*|suspend|rompu\p{L}*|rompt|rupture|abandonn\p{L}+|résili\p{L}+|cassé\p{L}*|invalid\p{L}+|caduc|caduque|dissous|dissoute|marche arrière|volte-face|revient sur|revenu\p{L}* sur|capoté|fait long feu|revendu\p{L}*|mis\p{L}* en (?:pause|sommeil)|refermé\p{L}*|jeté l['’]éponge|a échoué|ne \p{L}+ (?:pas|plus|jamais)(?: \p{L}+){0,2} ses fonctions|cancel(?:ado|ada|ó|a)|anul(?:ado|ada|ó|a)|retir(?:ado|ada|ó|a)|revoc(?:ado|ada|ó|a)|suspend(?:ido|ida|ió|e)|renunci(?:ado|ó|a)|sin efecto|paralizad[oa]|congelad[oa]|vendió de nuevo|cerró (?:\p{L}+ ){0,3}después|marcha atrás|finalmente no|al final no|roto|rompió|rompe|deshecho|deshizo|deshace|devuelto|devolvió|devuelve|abandonad[oa]|abandonó|frustrad[oa]|fracas(?:ó|ado)|desistió|desistido|descartad[oa]|descartó)(?!\p{L})/iu;

/** These end much else: the sentence must share a word with the claim. */
const MAYBE_REVERSED =
  /(?<!\p{L})(?:no longer|stopped|halted|loses|lost|drop(?:s|ped)|fail(?:s|ed)|suspended|again|eingestellt|aufgegeben|nicht mehr|wieder|ya no|finalement|ne \p{L}+ plus|rend\p{L}+|de nuevo|otra vez)(?!\p{L})/iu;

/** What it takes back was said before: a pronoun, or "the deal". */
const PRONOUN =
  /(?<!\p{L})(?:it|he|she|they|them|both|either|neither|sie|er|es|beide|ihn|dieser|daraus|davon|daran|il|elle|ils|elles|cela|ça|celui-ci|celle-ci|ello|esto|eso|ambas|ambos|l['’](?=(?:a|ont)(?!\p{L}))|(?:la|lo|las|los) (?=(?:ha|han|había|anul|retir|revoc|cancel|suspend|dej)))(?!\p{L})|^(?:that|this|das|dies|le|la)(?= (?:is|was|has|did|step|ist|wurde|hat|war))/iu;
/** The source itself places it before the day of the text: "in April", "avait nommé". */
const EARLIER =
  /(?<!\p{L})(?:in (?:the )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|last (?:year|month|week|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|(?<!(?:it|that|which|they|he|she|and) )had (?:already |also )?\p{L}+(?:ed|ought|old|en|un|id)|earlier|im (?:\p{L}+ )?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter|jahr)|vor \p{L}+ (?:wochen|monaten|tagen)|hatten?|avai(?:t|ent)|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|au printemps|cet été|l['’]an dernier|il y a|había[ns]?|habían|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|otoño|primavera|verano|invierno)|hace)(?!\p{L})/iu;

/** Tells what has become of it. */
const SINCE_THEN =
  /(?<!\p{L})(?:since|then|later|after|following|but|however|yet|now|again|back|last (?:week|month)|this (?:week|month)|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|not|no|never|\p{L}+n['’]t|it|them|inzwischen|nun|jetzt|seither|seitdem|dann|später|danach|doch|aber|wieder|zurück|gestern|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|nicht|keine?[nrsm]?|nie|sie|es|depuis|puis|mais|ensuite|désormais|hier|cette semaine|(?:lun|mar|mercre|jeu|vendre|same)di|ne|pas|plus|jamais|desde|después|luego|pero|ahora|ya|ayer|esta semana|lunes|martes|miércoles|jueves|viernes|no|nunca|vuelv\p{L}+|volv\p{L}+)(?!\p{L})|n['’]/iu;

/** Whether the text takes back later, or in its headline, what a sentence of it says. */
export function isReversed(claim: string, { words, after, title }: SourceSentence, names: readonly string[]): boolean {
  if (isReversal(claim)) return false;
  const own = meaningfulStems(withoutNames(claim, names));
  const sharesWord = (text: string) => [...meaningfulStems(withoutNames(text, names))].some((stem) => own.has(stem));
  if (!isReversal(words) && isReversal(title) && sharesWord(title)) return true;
  const isEarlier = EARLIER.test(
    words.split(/,?\s(?:after|because|since|when|until|nachdem|weil|bis|après|depuis|tras|hasta|porque)\s/u)[0] ?? '',
  );
  // What is news today takes up what was news in spring.
  if (isEarlier && after.slice(0, 1).some((one) => SINCE_THEN.test(one))) return true;
  return after.some((sentence, index) => {
    if (hedgesIn(sentence).has('possible')) return false;
    if (MAYBE_REVERSED.test(sentence) && isEarlier && sharesWord(sentence)) return true;
    if (!isReversal(sentence)) return false;
    return EVENT_NOUN.test(sentence) || (index <= 1 && PRONOUN.test(sentence)) || sharesWord(sentence);
  });
}

const KNOWN_MAX = 500;
const isReversal = remembering((text) => REVERSED.test(text.replace(RETURN, ' ')), KNOWN_MAX);

/** Someone or something goes back to a place, a time or a habit, or is taken back as goods are: no event is undone. */
const RETURN =
  /(?<!\p{L})(?:(?:go(?:es|ne)?|went|came|comes?|moves?|moved|returns?|returned|brings?|brought|looks?|looked|dates?|dated|traces?|traced|gives?|gave|given|rolled|sends?|sent|bounces?|bounced|fought) (?:\p{L}+ ){0,4}back (?:to|from|in|into|at|on|home|over|\d+%?|\p{Lu})(?! (?:its|their|his|her|the) (?:word|promise|decision|pledge|plan|offer|agreement))|gives? back \d|gave back \d|bl(?:ickt|ickte|icken)\s[^.;]*zurück|(?:kehr|führ|reich|greif|hol|kam|kommt|kommen|ging|geht|gehen|fand|findet|leg)\p{L}*\s[^.;]*zurück|z(?:og|ieht|iehen) (?!sich)(?:\p{L}+ ){0,2}(?:von|nach|in|an|aus) \p{Lu}[^.;]*zurück|(?:nahm|nimmt|nehmen)\s[^.;]*(?:geräte|ware|altgeräte|verpackungen|flaschen|möbel|matratzen|batterien|produkte|maschinen)\s[^.;]*zurück|h(?:ob|oben|ebt|eben) [^.;]* auf (?:\d|rund|über|mehr|fast|knapp|bis|einen|eine)|vu(?:elve|elven|olvió|olvieron) a|reti(?:re|rent|ré|rée) (?:de (?:cette|ce|son|l['’]))|se reti(?:re|ra))(?!\p{L})/giu;

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
