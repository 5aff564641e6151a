import { clausesOf } from './clauses.ts';
import { remembering } from './remembering.ts';
import { withoutEffectiveDay } from './times/effective-day.ts';

/** How sure a sentence is of what it says: denied or undone, only possible, or only planned. */
export type HedgeKind = 'denied' | 'possible' | 'planned';

const NEGATED =
  /(?<!\p{L})(?:not(?! only| just)|no(?![-.])|never|neither|nor|none|nobody|nothing|without|cannot|hardly|barely|scarcely|den(?:y|ies|ied|ying|ials?)|declin(?:e|es|ed|ing) to|refus(?:e|es|ed|ing|als?)|unable|fail(?:s|ed|ing|ure|ures)?|false(?:ly)?|untrue|wrong(?:ly)?|incorrect(?:ly)?|mistaken(?:ly)?|baseless|unfounded|hoax|fake|fictional|fictitious|invented|instead of|rather than|in lieu of|far from|anything but|spared|unaffected|untouched|too early to|yet to|stop(?:s|ped)? short of|short of|missed|misses|nicht|nie(?:mals)?|kein(?:e|en|er|em|es)?|dementiert|bestreitet|ne|pas|jamais|aucun\w*|dément|aucun\w*|nul(?:le)? ne|démentir|démenti|nie|nunca|jamás|ningún\w*|ninguna|deneg\p{L}+|denieg\p{L}+|rechaz\p{L}+|verweiger\p{L}+|refus\p{L}+|lehnt\p{L}*|niega|negó|desmintió|desmiente|ni siquiera|weder|keinerlei|dementiert\w*|bestritt|abgestritten|(?<!\w)\w+n['’]t)(?!\p{L})/iu;
/** Ended before it came about, or taken back. */
export const UNDONE =
  /(?<!\p{L})(?:cancel(?:s|l?ed|l?ing|lation)?|abandon(?:s|ed|ing)?|scrap(?:s|ped|ping)|shelve[sd]?|shelving|call(?:s|ed|ing) (?:it |them |the \w+ )?off|withdr(?:aw|aws|ew|awn|awing|awal)|terminat(?:e|es|ed|ing|ion)|postpone[sd]?|postponing|delay(?:s|ed|ing)?|halt(?:s|ed|ing)?|fell through|fall(?:s|en|ing)? through|fell apart|fall(?:s|en)? apart|fell flat|collaps(?:e|es|ed|ing)|break(?:s)? down|broke(?:n)? (?:down|off)|block(?:s|ed|ing)|rul(?:es|ed|ing) out|drop(?:s|ped|ping)|dumped|pull(?:s|ed|ing)? (?:out|the plug|back)|back(?:s|ed|ing)? (?:out|away)|back(?:s|ed)? off|walk(?:s|ed|ing)? away|los(?:es|t|ing)|suspend(?:s|ed|ing)?|suspension|attempt(?:s|ed|ing)?|tr(?:ies|ied|ying) (?:and|to)|unsuccessful(?:ly)?|in vain|struggl(?:e|es|ed|ing)|stall(?:s|ed|ing)?|froze|(?:has|have|had|was|were|been|is|are) frozen(?!-)|freez(?:es|ing)|paus(?:e|es|ed|ing)|on (?:hold|ice)|ax(?:e|es|ed|ing)|ditch(?:es|ed|ing)|nix(?:es|ed)|veto(?:es|ed)|bar(?:s|red)|prohibit(?:s|ed)|prevent(?:s|ed|ing)|thwart(?:s|ed)|foil(?:s|ed)|scupper(?:s|ed)|derail(?:s|ed)|rescind(?:s|ed)|revok(?:es|ed)|annul(?:s|led)|void(?:s|ed)|overturn(?:s|ed)|reject(?:s|ed|ing|ion)?|retract(?:s|ed|ion)?|revers(?:es|ed|ing|al)|unw[io]und?s?|undo(?:es|ne)|undid|laps(?:es|ed)|expir(?:es|ed|y)|turn(?:s|ed|ing)? down|dismiss(?:es|ed)|cleared of|acquitted|no longer|end(?:s|ed)|ceas(?:es|ed)|discontinu(?:es|ed|ing)|dissol(?:ves|ved)|part(?:s|ed) ways|sever(?:s|ed)|exit(?:s|ed|ing)?|miss(?:es|ed)|scal(?:es|ed|ing) back|abort(?:s|ed)?|forgo(?:es|ne)?|forwent|came to nothing|com(?:es|ing) to nothing|went nowhere|never materiali[sz]ed|gescheitert|scheitert|abgesagt|gestoppt|aufgegeben|zurückgezogen|verschoben|annulé\w*|abandonné\w*|reporté\w*|cancelad\w+|canceló|suspendid\w+|abandonó|en vain|renonc\w+|échou\w+|suspendu\w*|rompu\w*|fracas\w+|renunci\w+|en vano|frustrad\w+|geplatzt|platzt|vergeblich|zerschlagen|storniert|widerrufen|abgelehnt|abgebrochen|gekippt|go(?:es|ne)? back on|went back on|revert(?:s|ed)|rolled back|fizzled|shot down|knocked back|pulled)(?!\p{L})/iu;
const POSSIBLE =
  /(?<!\p{L})(?:rumou?r(?:s|ed)?|alleged(?:ly)?|reportedly|supposedly|purported(?:ly)?|speculat\w+|hypothetical(?:ly)?|might|could|would|should|if|whether|unless|consider(?:s|ing|ed)?|explor(?:es|ed|ing)|in talks|talks (?:with|to|about|over|on)|negotiat(?:es|ed|ing|ions?)|discuss(?:es|ed|ing|ions?)|hop(?:es?|ed|ing)|want(?:s|ed)?|seek(?:s|ing)?|sought|unlikely|likely|possibl[ey]|perhaps|maybe|potential(?:ly)?|propos(?:e|es|ed|als?)|eye(?:s|d|ing)|mull(?:s|ed|ing)?|weigh(?:s|ed|ing)?|ponder(?:s|ed|ing)?|bid(?:s|ding)?|offer(?:s|ed)? to|look(?:s|ing)? (?:to|at|for|into)|believed to|thought to|said to|tipped to|may be|may have|imagine|suppose|(?<!best |good |kind |warm )wish(?:es|ed)?|dream(?:s|ed|t)?|interested in|courting|woos?|urge[sd]?|ask(?:s|ed) (?:to|for|it)|soll(?:te|ten)?|könnte|würde|erwägt|möglicherweise|pourrait|envisage|podría|estudia|angeblich|gerücht\w*|mutmaßlich|hätten?|wären?|würden?|sollten|müssten?|dürften?|könnten|rumeurs?|aurai(?:t|ent)|serai(?:t|ent)|prétendument|habrían?|hubieran?|hubiese[n]?|de haber(?:se)?|rumor(?:es)?|rumorea|supuestamente|presuntamente|gossip|hearsay|whispers?|unconfirmed|ungewiss|unklar|uncertain|unclear|incertain|incierto|in doubt|in limbo|understood to have|thought to have|believed to have|is said to|are said to|if only|pretend(?:s|ed)?|scenario|thought experiment)(?!\p{L})|\?["'”’»)]*\s*$|\bapril fool\w*/iu;
const PLANNED =
  /(?<!\p{L})(?:will|shall|['’]ll|plan(?:s|ned|ning)?|intend(?:s|ed|ing)?|intentions?|aim(?:s|ed|ing)?|expect(?:s|ed|ing)?|schedul\w+|slated|poised|set to|due (?:to|in|on|by)|about to|going to|on track to|prepar(?:e|es|ed|ing) (?:to|for)|pledge[sd]?|vow(?:s|ed)?|promis(?:es|ed)|commit(?:s|ted) to|agree(?:s|d)? to|agreement to|target(?:s|ed|ing)?|project(?:s|ed) to|forecast(?:s|ed)? (?:to|that|growth)|upcoming|forthcoming|pending|subject to|awaits?|awaiting|soon|later this (?:year|month|quarter|week)|next (?:year|month|quarter|week|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|option to|right to|letter of intent|in principle|wird|werden|beabsichtigt|prévoit|devrai(?:t|ent)|compte|ouvrira|projette|planea|prevé|abrirá|pretende|proyecta|\p{L}{2,}(?:ará|erá|irá|arán|erán|irán)|plant (?=(?:\p{L}+ ){0,4}(?:ein|eine|einen|den|die|das|dritte[sn]?|weitere[sn]?)(?!\p{L}))|planen|wollen|vorgesehen|(?:is|are|was|were) to(?= \p{Ll})|next step|ambition to|has yet to|have yet to)(?!\p{L})/iu;
/** The verb, not the month. */
const MAY = /\bmay\b(?! \d)/;
/** A purpose or a headline's future: "Northwind to acquire", "money to open". */
const INFINITIVE =
  /(?<!\b(?:used|continu(?:es?|ed)|began|begins?|start(?:s|ed)|managed|went on|proceed(?:s|ed)|helped|decid(?:es|ed)) )\bto (?:\p{Ll}+ly )?$/u;

const FOREIGN = /(?<!\p{L})(?:der|die|das|und|den|le|la|les|des|et|du|el|los|las|una?|y|del)(?!\p{L})/u;
/** English words for what is undone that mean something else in German, French or Spanish. */
const FALSE_FRIENDS =
  /(?<!\p{L})(?:bars?|halt|block|ends|exit|stalls?|pause|reverse|miss|plant|plan|will(?= \p{Lu}))(?!\p{L})/gu;

const kinds = (text: string, ...patterns: [HedgeKind, RegExp][]) =>
  patterns.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));

/** The ways in which a text is less than sure; a question leaves its content open. */
const KNOWN_MAX = 500;
export const hedgesIn = remembering<ReadonlySet<HedgeKind>>(readHedges, KNOWN_MAX);

function readHedges(whole: string): Set<HedgeKind> {
  const text = FOREIGN.test(whole) ? whole.replace(FALSE_FRIENDS, ' ') : whole;
  return new Set(
    kinds(
      text,
      ['denied', NEGATED],
      ['denied', UNDONE],
      ['possible', POSSIBLE],
      ['possible', MAY],
      ['planned', PLANNED],
    ),
  );
}

/** Words that govern their whole sentence from any position. */
const WHOLE_SENTENCE: [HedgeKind, RegExp][] = [
  [
    'denied',
    /\b(?:not true|untrue|no truth|false(?:ly)?|hoax|fake|fictional|fictitious|baseless|unfounded|(?:this|that) (?:is|was) (?:wrong|false|untrue|incorrect)|in (?:truth|reality)|contrary to|wrongly|incorrectly|mistakenly|declin(?:e|es|ed|ing) to comment|denies|denied|dismiss(?:es|ed) (?:reports?|rumou?rs?|claims?|speculation))\b|\bapril fool\w*/i,
  ],
  [
    'possible',
    /\b(?:rumou?r(?:s|ed)?|alleged(?:ly)?|reportedly|supposedly|purportedly|speculat\w+|hypothetical(?:ly)?|imagine|suppose|declin(?:e|es|ed|ing) to comment)\b|\?["'”’»)]*\s*$|\bapril fool\w*/i,
  ],
];
const CONDITION =
  /(?<!\p{L})(?:if|whether|unless|provided that|in case|had [^.,;]{2,60} (?:said|been|agreed|approved|won|not)|falls|sofern|sollte|würde|hätte|wäre|de haberse|de haber|si (?=[^.]*(?:\p{L}ría|\p{L}rait)))(?!\p{L})/iu;
/** A condition in "which stops if touched" is none of the sentence around it. */
const withoutRelatives = (sentence: string, index: number) =>
  clausesOf(sentence)
    .filter(({ text, start, end }) => !/^(?:which|who|whose|that)\b/.test(text) || (index >= start && index < end))
    .map(({ text }) => text)
    .join(' ');

/** "Opened no office". */
const NOTHING = /^\S+ (?:no|nothing|none|neither|zero)\b/i;

/** Whether words after an event take it back: "the round fell through", "the opening was delayed". */
const isTakenBack = (after: string) =>
  NOTHING.test(after) ||
  [...after.matchAll(new RegExp(UNDONE, 'giu'))].some(
    ({ index }) => !/\bto (?:\p{Ll}+ly )?$/u.test(after.slice(0, index)),
  );

/** What follows is left out or contrasted: "not $90 million", "rather than Contoso". */
const CONTRAST =
  /(?:,\s|\s)(?:(?:and|but) )?(?:not|rather than|instead of|unlike|as opposed to|in contrast to|compared (?:with|to))\s/i;

/** The hedges at a position of a sentence. */
export function hedgesAt(sentence: string, index: number, referenceYear: number | null = null): Set<HedgeKind> {
  const clause = clausesOf(sentence).find(({ start, end }) => index >= start && index < end) ?? {
    text: sentence,
    start: 0,
    end: sentence.length,
  };
  const before = sentence.slice(clause.start, index);
  const after = sentence.slice(index, clause.end);
  const hedges = new Set(hedgesIn(before));
  if (INFINITIVE.test(before)) hedges.add('planned');
  const positive = after.split(CONTRAST)[0] ?? after;
  if (isTakenBack(positive)) hedges.add('denied');
  if (
    /\b(?:may|might|could|would) be\b|\b(?:is|are|remains?|was|were) (?:un)?likely\b|\b(?:is|are|was|were) (?:still )?(?:unconfirmed|uncertain|unclear|rumou?red|expected|planned|scheduled|slated|due|under (?:discussion|review|consideration))\b/i.test(
      positive,
    )
  ) {
    hedges.add(/expected|planned|scheduled|slated|due/i.test(positive) ? 'planned' : 'possible');
  }
  if (
    /\b(?:next (?:year|month|quarter|week|spring|summer|autumn|fall|winter)|later this (?:year|quarter)|soon)\b/i.test(
      positive,
    )
  )
    hedges.add('planned');
  if (
    referenceYear !== null &&
    yearsIn(ownTimes(sentence.slice(clause.start), positive)).some((year) => year > referenceYear)
  )
    hedges.add('planned');
  if (CONDITION.test(withoutRelatives(sentence, index))) hedges.add('possible');
  for (const [kind, pattern] of WHOLE_SENTENCE) if (pattern.test(sentence)) hedges.add(kind);
  return hedges;
}

/** How long it lasts, and what a part of it will do, are no times of the event itself. */
const ownTimes = (sentence: string, after: string): string =>
  withoutEffectiveDay(sentence) === sentence
    ? after
        .replace(/\s(?:that|which|who|qui|que|dont|où|donde|quien)\s.*$/u, '')
        .replace(
          /(?<!\p{L})(?:until|till|through|to|bis|jusqu['’](?:en|à|au)|hasta|run(?:s|ning) to)(?:\s(?:the|zum|el|fin|end of|ende|finales de|\p{Lu}\p{L}+|\d{1,2}\.?|de|del)){0,4}\s(?:19|20)\d\d/giu,
          '',
        )
    : '';

const yearsIn = (text: string) => [...text.matchAll(/\b(?:19|20)\d\d\b(?![,.]\d)/g)].map(([year]) => Number(year));

export const areSameHedges = (a: ReadonlySet<HedgeKind>, b: ReadonlySet<HedgeKind>) =>
  a.size === b.size && [...a].every((hedge) => b.has(hedge));

/** Whether two sentences are equally sure of all that they say. */
export const hasSameCertainty = (a: string, b: string): boolean => areSameHedges(hedgesIn(a), hedgesIn(b));

/** The text without what it contrasts itself with. */
export const withoutContrast = (text: string): string => {
  const match = CONTRAST.exec(text);
  if (match === null) return text;
  const rest = text.slice(match.index + match[0].length);
  const end = rest.search(/,\s|;|$/);
  return text.slice(0, match.index) + rest.slice(end);
};
