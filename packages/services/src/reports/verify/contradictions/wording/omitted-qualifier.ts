import { meaningfulStems } from '../../../../shared/statements/word-stems.ts';

/** Units of a company, as in "of its lettings division", "unseres Kartenverlags", "para su filial de Puebla". */
const UNIT =
  /(?<!\p{L})(?:of|for|in|at|to|from|by|the|for|bei|in|im|für|der|des|von|an|de|du|des|d['’]|dans|pour|à|au|en|para|del|a)\s(?:(?:its|their|our|his|her|the|seine[rsnm]?|ihre[rsnm]?|unsere[rsnm]?|der|die|das|dem|den|des|la|le|les|leur|leurs|sa|son|ses|notre|nos|su|sus|nuestr[oa]s?|el|los|las)\s)?((?:[\p{L}\d-]+\s){0,3}?(?:divisions?|units?|departments?|arm|segments?|subsidiar(?:y|ies)|branch|section|offshoot|\p{L}*(?:sparte|abteilung|geschäftsbereich|geschäftsfeld|tochter|tochtergesellschaft|tochterfirma|niederlassung|zweigstelle|redaktion)|filiales?|divisions?|départements?|branche|succursale|pôle|antenne|filial(?:es)?|división|divisiones|departamento|sección|sucursal|delegación|área|unidad)(?:\s(?:of|for|de|d['’]|für|von|in|en|à)\s?[\p{L}-]+)?)(?!\p{L})/giu;

/** Whether the sentence says it of a unit that the claim leaves out. */
export function omitsUnit(claim: string, sentence: string): boolean {
  const claimed = meaningfulStems(claim);
  return [...sentence.matchAll(UNIT)].some(
    ({ 1: unit = '' }) => ![...meaningfulStems(unit)].some((stem) => claimed.has(stem)),
  );
}

const GROUP =
  /(?<!\p{L})(?:in|at|for|among|on|bei|beim|im|für|an|à|au|aux|dans|pour|chez|sur|en|para|entre)\s((?!(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|the|its?|all)\s?(?:spring|summer|autumn|winter)?(?!\p{L}))(?:[\p{L}’'-]+\s?){1,4})/giu;
/** What is said of one part is not said of the others. */
const OTHERS =
  /(?<!\p{L})(?:the (?:other|others|rest|remaining)|all (?:other|others)|others?|elsewhere|(?:is|are) (?:not affected|unaffected|untouched|unchanged)|(?:do|does|will) not change|remains?|stays?|keeps?|gets? nothing|übrigen?|anderen?|anderswo|sonst|bleib(?:t|en)|behalten|behält|unverändert|unberührt|weiterhin|les autres|ailleurs|res(?:te|tent)|gard(?:e|ent)|conserv(?:e|ent)|inchangé\p{L}*|los demás|las demás|el resto|otr[oa]s|sigue[n]?|seguirán?|mantien\p{L}+|en cambio)(?!\p{L})/iu;

/** "In Sweden, … Elsewhere …": whether the claim leaves out the part that the next sentence sets against the others. */
export function omitsContrast(claim: string, sentence: string, next: string): boolean {
  if (!OTHERS.test(next)) return false;
  const claimed = meaningfulStems(claim);
  return [...sentence.matchAll(GROUP)].some(({ 1: group = '' }) => {
    const stems = [...meaningfulStems(group)];
    return stems.length > 0 && !stems.some((stem) => claimed.has(stem));
  });
}
