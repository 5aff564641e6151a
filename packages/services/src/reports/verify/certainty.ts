/** How sure a sentence is of what it says: it may deny it, or leave open whether it is so. */
export type HedgeKind = 'denied' | 'open';

const DENIED =
  /\b(?:not(?! only)|no(?![-.])|never|neither|nor|none|nobody|nothing|without|cannot|hardly|barely|den(?:y|ies|ied|ying)|declin(?:e|es|ed)|refus(?:e|es|ed)|reject(?:s|ed)?|unable|fail(?:s|ed)? to|false(?:ly)?|untrue|hoax|fake|fictional|cancel(?:s|l?ed)?|abandon(?:s|ed)?|scrap(?:s|ped)|shelve[sd]|call(?:s|ed) off|withdr(?:aws?|ew|awn)|terminat(?:es|ed)|postpone[sd]|instead of|rather than|nicht|kein(?:e|en|er)?|\w+n['’]t)\b/i;
const LEFT_OPEN =
  /\b(?:rumou?r(?:s|ed)?|alleged(?:ly)?|reportedly|supposedly|speculat\w+|hypothetical(?:ly)?|might|could|would|if|whether|unless|considers?|considering|considered|explor(?:es|ed|ing)|in talks|talks (?:with|to|about|over)|plan(?:s|ned|ning)?|intend(?:s|ed)?|aim(?:s|ed|ing)?|hop(?:es?|ed|ing)|want(?:s|ed)?|seek(?:s|ing)?|expect(?:s|ed)?|likely|unlikely|possibl[ey]|potential(?:ly)?|propos(?:es?|ed)|eye(?:s|d|ing)|mulls?|weighs?|imagine|suppose|april fool\w*)\b|\?["'”’»)]*\s*$/i;
/** The verb, not the month. */
const MAY = /\bmay\b/;

/** "denied" and "open", both or neither; a question leaves its content open. */
export function hedgesIn(sentence: string): Set<HedgeKind> {
  const hedges = new Set<HedgeKind>();
  if (DENIED.test(sentence)) hedges.add('denied');
  if (LEFT_OPEN.test(sentence) || MAY.test(sentence)) hedges.add('open');
  return hedges;
}

/** Words that govern their whole sentence from any position. */
const WHOLE_SENTENCE =
  /\b(?:not true|untrue|false(?:ly)?|hoax|fake|fictional|rumou?r(?:s|ed)?|alleged(?:ly)?|reportedly|supposedly|speculat\w+|hypothetical(?:ly)?|cancel(?:s|l?ed)?|call(?:s|ed) off|abandon(?:s|ed)?|scrap(?:s|ped)|withdr(?:aws?|ew|awn)|terminat(?:es|ed)|postpone[sd]|declin(?:e|es|ed) to comment|if|whether|unless|imagine|suppose|april fool\w*)\b|\?["'”’»)]*\s*$/i;
const CLAUSE = /[;:–—]|,? \b(?:and|but|while|which)\b(?! to\b)/gi;

/**
 * The hedges that apply to a position in a sentence: those before it in its clause, and those of the whole sentence.
 */
function hedgesAt(sentence: string, index: number): Set<HedgeKind> {
  const before = sentence.slice(0, index);
  const cut = [...before.matchAll(CLAUSE)].at(-1);
  const clause = cut === undefined ? before : before.slice(cut.index + cut[0].length);
  const hedges = hedgesIn(clause);
  if (WHOLE_SENTENCE.test(sentence)) for (const hedge of hedgesIn(sentence)) hedges.add(hedge);
  return hedges;
}

const areSame = (a: Set<HedgeKind>, b: Set<HedgeKind>) => a.size === b.size && [...a].every((doubt) => b.has(doubt));

/** Whether two sentences are equally sure of all that they say. */
export const hasSameCertainty = (a: string, b: string): boolean => areSame(hedgesIn(a), hedgesIn(b));

/** Whether the source is as certain as the claim, for each of the claim's positions at one of the source's at least. */
export function hasSameCertaintyAt(
  claim: { text: string; positions: number[] },
  source: { text: string; places: number[] },
): boolean {
  return claim.positions.every((position) => {
    const hedges = hedgesAt(claim.text, position);
    return source.places.some((one) => areSame(hedgesAt(source.text, one), hedges));
  });
}
