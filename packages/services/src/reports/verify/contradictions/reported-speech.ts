import type { SourceSentence } from './wording/source-sentence.ts';

/** Verbs after which what follows is a fact; after any other verb of saying it is a claim. */
const SURE =
  /(?:announc\w+|confirm\w*|said|says|disclos\w+|reveal\w*|show(?:s|ed|n)?|prov\w+|rul\w+|found|finds|state[sd]?|note[sd]?|know[ns]?|means?|proud|pleased|delighted|happy|glad|clear|so|now|mitgeteilt|teilte|teilt|bestätigt\w*|gab bekannt|bekannt|meldet|meldete|gibt bekannt|erklärt\w*|zeigt\w*|freuen|froh|stolz|entschieden|urteilte|annonc\w+|confirm\w+|indiqu\w+|précis\w+|montre\w*|heureu\w+|fiers?|jugé|anunci\w+|confirm\w+|comunic\w+|inform\w+|inform\w+|muestra|orgullos\w+|dictaminó|señal\w+)[^.]*$/iu;
/** What a party claims, believes or asks stands in a clause of its own. */
const CLAIM_CLAUSE =
  /(?<!\p{L})(?:alleg\w+|claim(?:s|ed|ing)?|accus\w+|assum\w+|believ\w+|suspect\w+|speculat\w+|suggest\w+|report(?:s|ed)|rumou?r\w*|imagin\w+|thought|deni\w+|reject\w+|insinuat\w+|whether|looked into|investigat\w+|behaupte\w*|gemeldet|berichtet\w*|vermute\w*|unterstell\w+|verbreite\w*|angenommen|geheißen|hieß es|vorgeworfen|vorwurf\w*|gerücht\w*|affirm\w+|prétend\w*|accus\w+|soupçonn\w+|croyait|pensait|rapport\w+|racont\w+|rumeur\w*|denunci\w+|afirm\w+|acus\w+|sospech\w+|asegur\w+|public(?:ó|aron|ado)|creía\w*|daba por hecho|dieron por hecho|rumor\w*)(?=(?:\s|,)[^.;]*(?<!\p{L})(?:that|whether|dass|daß|ob|que|qu['’]|it|its|of|habe|hätten?|sei|seien|,)(?!\p{L}))/iu;
/** Named as the source of it is a party without authority. */
const UNNAMED_SOURCE =
  /(?<!\p{L})(?:according to (?:an?|one|some|press|media|unions?|rumou?rs|sources|reports)|laut (?:eine[rm]|medien|gewerkschaft|gerüchten)|selon (?:un|une|des|la presse|la rumeur)|según (?:una?|unos|unas|la prensa|rumores))(?!\p{L})/iu;
/** German reports in a mood of its own what it does not vouch for. */
const REPORTING_MOOD = /(?<!\p{L})(?:habe(?! ich)|sei|seien|werde(?! ich)|wolle|solle|könne|müsse)(?!\p{L})/u;

/** Said outright that it is not so; a sentence that is about what was said before. */
const DENIAL =
  /(?<!\p{L})(?:(?:this|that|it|they|these|those|(?:the|such|both) (?:\p{L}+ )?(?:claims?|allegations?|reports?|rumou?rs?|story|stories|accusations?|information|statements?|posts?|video|document|letter|article)) (?:is|was|are|were|has|have|proved|turned out)(?:\s\p{L}+){0,3}\s(?:untrue|false|wrong|incorrect|inaccurate|baseless|unfounded|fake|forged|invented|mistaken|hoax|misunderstanding|error|no truth|correct(?:ed)?|retracted|withdrawn)|none of (?:it|this|that) is true|we haven['’]t(?=\.)|daran ist nichts|ni une? seule?|il n['’]en est rien|nada de eso|that was an? (?:error|mistake)|not true|no truth|(?:there (?:is|was) )?(?:nothing|no substance) (?:in|to) (?:it|that|this|the (?:report|claim|rumou?r|story)s?)|not the case|no such|nothing of the (?:sort|kind)|found no (?:breach|evidence|sign|proof|trace|wrongdoing|irregularit|fault|such)\p{L}*|(?:never|not) happened|did not happen|(?:den(?:y|ies|ied)|reject(?:s|ed)?|dismiss(?:es|ed)|refut(?:es|ed)|disput(?:es|ed)|contradict(?:s|ed)) (?:this|that|it|these|them|the (?:allegation|claim|report|accusation|charge|rumou?r|story)s?)|widerspricht|widersprach|widersprochen|dementier\w+|bestreitet|bestritt|stimmt (?:\p{L}+ )?nicht|nicht wahr|unwahr|unzutreffend|trifft (?:\p{L}+ )?nicht zu|falsch(?:meldung)?|frei erfunden|aus der luft gegriffen|haltlos|gegenstandslos|erfunden|weist (?:\p{L}+ ){0,5}zurück|wies (?:\p{L}+ ){0,5}zurück|davon kann keine rede|nichts davon|inexact|c['’]est faux|c['’]est inventé|est faux|dément|démenti|démentent|conteste|infondée?s?|n['’]est pas vrai|il n['’]en est rien|sans fondement|es falso|no es cierto|no es verdad|desmiente|desmintió|desmentido|niega|negó|rectificó|bulo)(?!\p{L})/iu;

/** A denial that can only be of what the text said before, farther away too. */
const OUTRIGHT =
  /(?<!\p{L})(?:(?:this|that|the (?:report|story|rumou?r|claim)) (?:is|was) (?:\p{L}+ )?(?:untrue|false|wrong|baseless|unfounded|invented|a hoax)|(?:das|die meldung|der bericht|das gerücht) (?:ist|sei|war) (?:\p{L}+ )?(?:falsch|unwahr|erfunden|haltlos)|c['’]est (?:faux|inventé)|(?:la|el|esa?) (?:noticia|información|rumor) es falsa?o?)(?!\p{L})/iu;

/** Whether a text only tells that others say or believe it, or says right afterwards that it is not so. */
export function isOnlyReported(claim: string, source: SourceSentence): boolean {
  if (CLAIM_CLAUSE.test(claim)) return false;
  const { words, quote, after, title } = source;
  const at = words.indexOf(quote.slice(0, 20));
  const before = at > 0 ? words.slice(0, at) : words;
  const isClause =
    CLAIM_CLAUSE.test(words) && !SURE.test(before.slice(0, 80).split(/(?<!\p{L})(?:that|dass|que)/u)[0] ?? '');
  if (isClause || REPORTING_MOOD.test(words) || UNNAMED_SOURCE.test(words)) return true;
  const [next = '', second = ''] = after;
  return (DENIAL.test(next) && !hasOwnClause(next)) || OUTRIGHT.test(second) || /^(?:non|no|nein),\s/iu.test(title);
}

/** "It denied reports that jobs would go": about something else than what was said before. */
const hasOwnClause = (sentence: string) =>
  /(?<!\p{L})(?:reports?|claims?|rumou?rs?|speculation|suggestions?|true|case) (?:that|of)(?!\p{L})/iu.test(sentence);
