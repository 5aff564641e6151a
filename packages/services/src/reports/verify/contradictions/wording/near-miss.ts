import { meaningfulStems } from '../../../../shared/statements/word-stems.ts';

/** What has not happened by a little, up to the end of its clause. */
const NEAR_MISS: readonly RegExp[] = [
  /(?<!\p{L})(?:almost|nearly|all but)\s(?=(?:went|came|lost|left|sold|shut|ran|fell|broke|quit|had to|\p{Ll}+ed)(?!\p{L}))([^,;.]+)/giu,
  /(?<!\p{L})(?:narrowly (?:avoid|escap|avert|miss)\p{Ll}*|c[ao]m(?:e|es|ing) (?:\p{Ll}+ )?(?:close|near) to|c[ao]me within [^,.]{1,30} of|on the (?:brink|verge) of)\s([^,;.]+)/giu,
  /(?<!\p{L})(?:failli(?:rent|t)?|a manqué de|ont manqué de|évit\p{L}+ de justesse(?: de| la| le| l['’])?|été sur le point de|étai\p{L}+ sur le point de|au bord de|a presque|ont presque)\s([^,;.]+)/giu,
  /(?<!\p{L})(?:por poco(?: no)?|est(?:uvo|uvieron|aba) (?:a punto|cerca|al borde) de|casi(?=\s\p{Ll}+(?:ó|aron|ieron|yó)(?!\p{L})))\s([^,;.]+)/giu,
  /(?<!\p{L})(?:wären?|hätten?) (?:[^,;.]{0,60} )?(?:beinahe|fast|um ein Haar)\s([^,;.]+)/giu,
  /(?<!\p{L})(?:beinahe|um ein Haar)\s([^,;.]+)/giu,
];

/** "Nearly went bankrupt", "a failli fermer": whether the claim takes it as done. */
export const isNearMiss = (claim: string, sentence: string): boolean =>
  !saysNearMiss(claim) &&
  NEAR_MISS.some((pattern) => [...sentence.matchAll(pattern)].some(([, rest = '']) => sharesWord(claim, rest)));

const saysNearMiss = (claim: string) => NEAR_MISS.some((pattern) => claim.search(pattern) >= 0);

/** One of the first words that follow, of which the verb is one; in German it is the last. */
function sharesWord(claim: string, rest: string): boolean {
  const claimed = meaningfulStems(claim);
  const words = rest.split(/\s(?:and|und|et|y)\s/u)[0]?.split(/\s/) ?? [];
  return [...words.slice(0, 3), ...words.slice(-1)].some(
    (word) => /^\p{Ll}/u.test(word) && [...meaningfulStems(word)].some((stem) => claimed.has(stem)),
  );
}
