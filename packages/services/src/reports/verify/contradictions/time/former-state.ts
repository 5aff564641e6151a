import { meaningfulStems } from '../../../../shared/statements/word-stems.ts';

/** What is the case now. */
const STATE =
  /(?<!\p{L})(?:has(?! (?:\p{Ll}+ed|sold|been|had|left|shut|given|made|won|built|become))|holds|owns|operates|runs|employs|makes|produces|leads|is(?! (?:\p{Ll}+ed|to|being))|hat(?! [^.]*(?:t|en)\.?$)|hält|besitzt|betreibt|beschäftigt|ist|leitet|possède|détient|exploite|emploie|est|dirige|tiene|posee|emplea|es)(?!\p{L})/iu;
const GIVEN_UP =
  /(?<!\p{L})(?:s[oe]ll?d?s?|divest\p{L}*|dispos\p{L}+ of|offload\p{L}*|g[ai]ves? up|verkauft\p{L}*|veräußert\p{L}*|vend(?:u|ió|ido|e)|cédé|cède|cedió) (?:its|their|his|her|the|all|seine\p{L}*|ihre\p{L}*|den|das|die|son|sa|ses|leurs?|le|la|su|sus|el) ([^,;.]+)/giu;
const LEFT_AS =
  /(?<!\p{L})(?:step\p{L}* (?:down|aside)|st[oa]n?o?d\p{L}* down|resign\p{L}*|retir\p{L}+|quit|remov\p{L}+|dismiss\p{L}+|oust\p{L}+|sacked|fired|démissionn\p{L}+|dimit\p{L}+|renunci\p{L}+|dejó|zurückgetreten)(?: [^,;.]{0,30}?)? (?:as|from|als|como|de|du|comme) ((?:\S+ ?){1,4})/giu;
const USED_TO = /(?<!\p{L})(?:used to) ([^,;.]+)/giu;
/** "Employed 240 people until 2024". */
const UNTIL =
  /(?<!\p{L})((?:employed|had|ran|operated|owned|held|made|produced|led|was|were|beschäftigte|hatte|betrieb|besaß|leitete|war|employait|avait|possédait|exploitait|dirigeait|était|empleaba|tenía|poseía|dirigía|era) [^,;.]+?) (?:until|till|bis|jusqu['’](?:en|à|au)|hasta)(?!\p{L})/giu;
const ENDED =
  /(?<!\p{L})(?:until|till|used to|former\p{L}*|once|previously|no longer|bis|früher\p{L}*|ehemal\p{L}+|jusqu['’]|ancien\p{L}*|hasta|antigu\p{L}+|ex)(?!\p{L})/iu;

/** "Sold its Derby plant", "stepped down as CEO": whether the claim says that it is still so. */
export function isFormerState(claim: string, sentence: string): boolean {
  if (!STATE.test(claim) || ENDED.test(claim) || [GIVEN_UP, LEFT_AS].some((one) => claim.search(one) >= 0))
    return false;
  const claimed = meaningfulStems(claim.replace(STATE, ' '));
  return [GIVEN_UP, LEFT_AS, USED_TO, UNTIL].some((pattern) =>
    [...sentence.matchAll(pattern)].some(([, rest = '']) => {
      const part = rest.split(/\s(?:and|und|et|y)\s/u)[0] ?? '';
      return (
        [...meaningfulStems(part)].some((stem) => claimed.has(stem)) && !isMentionedElsewhere(part, claimed, sentence)
      );
    }),
  );
}

/** "Sold its Derby plant and has one in Leeds": words of the claim that only the rest of the sentence has. */
function isMentionedElsewhere(part: string, claimed: ReadonlySet<string>, sentence: string): boolean {
  const [within, rest] = [
    meaningfulStems(part),
    meaningfulStems(sentence.replace(part, ' ').replace(/^(?:\p{Lu}\S* )+/u, '')),
  ];
  return [...claimed].some((stem) => rest.has(stem) && !within.has(stem));
}
