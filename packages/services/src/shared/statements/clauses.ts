import { EVENT_VERB } from './common-words.ts';
import { remembering } from './remembering.ts';

/** A part of a sentence with one verb. */
export interface Clause {
  text: string;
  start: number;
  end: number;
  /** It hangs on another clause: "which …", "replacing …", "after raising …". */
  isSubordinate: boolean;
}

const VERB =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|does|did|do|employs?|makes?|runs?|works?|serves?|owns?|uses?|needs?|wants?|denies|denied|declined|refused|failed|hires?|hired|plans?|expects?|hopes?|intends?|aims?|considers?|remains?|stays?|keeps?|kept|gave|gives?|took|takes?|led|leads?|left|leaves?|lost|loses?|paid|pays?|spent|told|wants|supplies|supplied|\p{Ll}{3,}ed)$/u;
export const isVerb = (word: string) => VERB.test(word) || (/^\p{Ll}/u.test(word) && EVENT_VERB.test(word));

/** Begins a clause that lasts to the next comma. */
const SUBORDINATE =
  /,?\s(?:which|who|whose|whom|where|replacing|succeeding|to succeed|to replace|following|having|bringing|valuing|while|whereas|pending|although|though|because|until(?!\s(?:\p{L}+\s)?\d)|unless|once|when|despite|compared (?:with|to)|(?:up|down) from|after|before)\s|,\s(?:including|taking|making|after|before|as|since|(?:(?:in|an|auf|mit|bei|für|zu|von|aus|durch)\s)?(?:die|der|das|den|dem|deren|dessen|welche[rsnm]?)(?=\s[^,]*\p{L}+(?:t|n|e|ll)(?:[,.]|$))|während|obwohl|obgleich|weil|nachdem|bevor|sodass|wobei|was|wo|womit|wodurch)\s|,?\s(?:qui|dont|où|lequel|laquelle|lesquel(?:le)?s|tandis que|alors que|bien que|puisque|après que|quien(?:es)?|cuy[oa]s?|donde|mientras(?: que)?|aunque|porque|ya que|(?<=(?:une?|el|la|los|las|le|les|du|des|son|sa|su|sus)\s\p{L}+\s?)que)\s|(?<=(?:an?|the|its)\s(?:\p{L}+\s)?\p{L}+)\sthat\s(?=(?:may|might|could|would|will|can)\s)/giu;
/** "Fabrikam, a supplier of Contoso,": it describes the name before it. */
const APPOSITION = /(?<=\p{L}),\s(?=(?:an?|the|one of|its|maker|owner|part)\s\p{Ll})/gu;
const AT_BEGINNING =
  /^(?:just as|even as|while|whereas|although|though|because|when|despite|after|before|since|following|having|as|unlike|once)\s/i;
const STRONG = /[;]\s*|\s[–—-]\s|(?<!\p{L})[–—]|[–—](?!\p{L})|:\s/gu;
const COORDINATION = /,?\s(?:and|but|or|yet|so)\s/gi;
/** What a party says of another one is another clause. */
const SAYING =
  /\b(?:said|says|believes?|thinks?|reported|reports|announced|announces|confirmed|confirms|claims?|claimed|writes?|wrote|added|noted|learned|revealed|knows)(?:\s(?:that|on \p{Lu}\p{Ll}+|today|yesterday|how))*\s(?=\p{Lu}|it\s|its\s|the\s)/giu;

interface Cut {
  at: number;
  /** Where the words of the new clause begin. */
  from: number;
  isSubordinate: boolean;
}

const KNOWN_MAX = 500;
/** The clauses of a sentence in their order; together they have all of its words but those that join them. */
export const clausesOf = remembering<readonly Clause[]>(readClauses, KNOWN_MAX);

function readClauses(sentence: string): Clause[] {
  const cuts: Cut[] = [{ at: 0, from: 0, isSubordinate: AT_BEGINNING.test(sentence) }];
  for (const match of sentence.matchAll(STRONG)) cuts.push(cutOf(match, false));
  for (const match of sentence.matchAll(SUBORDINATE)) {
    cuts.push({ at: match.index, from: match.index + leadIn(match[0]), isSubordinate: true });
  }
  for (const match of sentence.matchAll(APPOSITION)) cuts.push(cutOf(match, true));
  for (const match of sentence.matchAll(COORDINATION)) {
    if (beginsClause(sentence.slice(match.index + match[0].length))) cuts.push(cutOf(match, false));
  }
  for (const match of sentence.matchAll(SAYING)) {
    const from = match.index + match[0].length;
    if (beginsClause(sentence.slice(from))) cuts.push({ at: from, from, isSubordinate: false });
  }
  cuts.sort((a, b) => a.at - b.at);
  return cuts.flatMap((cut, index) => {
    const end = cuts[index + 1]?.at ?? sentence.length;
    if (cut.from >= end) return [];
    const text = sentence.slice(cut.from, end);
    // After the comma that ends it, the clause around a subordinate one goes on.
    const comma = cut.isSubordinate ? text.search(/,\s/) : -1;
    if (comma < 0) return [{ text, start: cut.from, end, isSubordinate: cut.isSubordinate }];
    return [
      { text: text.slice(0, comma), start: cut.from, end: cut.from + comma, isSubordinate: true },
      { text: text.slice(comma + 2), start: cut.from + comma + 2, end, isSubordinate: false },
    ];
  });
}

const cutOf = ({ 0: words, index }: RegExpMatchArray, isSubordinate: boolean): Cut => ({
  at: index ?? 0,
  from: (index ?? 0) + words.length,
  isSubordinate,
});

/** The joining word belongs to the clause: "after" says when. */
const leadIn = (words: string) => /^,?\s/.exec(words)?.[0].length ?? 0;

/** With as many words as given: a pattern alone would stop at the shortest subject. */
const SUBJECTS = [1, 2, 3, 4].map(
  (count) =>
    new RegExp(
      `^(?:it|they|he|she|we|(?:its|their|his|her|our|the|a|an|one|another|both|all|some|many|most|\\d[\\d,.]*)(?:\\s[\\p{L}\\d'’-]+){${count}}|(?:\\p{Lu}[\\p{L}\\d&.'’-]*\\s?){${count}})\\s+(?:also |then |later |now |recently |already |\\p{Ll}+ly )*([\\p{L}'’]+)`,
      'u',
    ),
);

/** Whether words after "and" are more than another item of a list: they have a verb of their own. */
function beginsClause(words: string): boolean {
  const first =
    /^(?:(?:also|then|later|now|recently|already|finally|subsequently|\p{Ll}+ly)\s)*([\p{L}'’]+)/u.exec(words)?.[1] ??
    '';
  return isVerb(first) || SUBJECTS.some((pattern) => isVerb(pattern.exec(words)?.[1] ?? ''));
}
