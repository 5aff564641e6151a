/** Signs and abbreviations for "not known", and the errors of a spreadsheet's formulas; never a name. */
const UNKNOWN_MARK =
  /^(?:[-–—‐‑.?*_…]+|n\/[adv]\.?|n\.[abdv]\.?|k\.? ?a\.?|keine angaben?|not (?:available|known|stated|specified|provided|disclosed)|no data|#(?:n\/a|ref!|value!|name\?|null!|num!|div\/0!|error!|spill!|calc!|getting_data))$/i;
/** They mean "not known" too, but people are called Null and Nan. */
const UNKNOWN_WORD =
  /^(?:null|nil|none|nan|undefined|unknown|na|tbd|tba|kein[es]?|unbekannt|inconnue?|desconocid[oa]|non renseigné)$/i;

/** "-", "n/a", "k.A.", "#REF!": nothing is known, whatever the column. Pure. */
export function isUnknownMark(text: string): boolean {
  return text.length <= 20 && UNKNOWN_MARK.test(text);
}

/** The same, and words that are a value only in the column of a person's name. Pure. */
export function isUnknownValue(text: string): boolean {
  return isUnknownMark(text) || (text.length <= 20 && UNKNOWN_WORD.test(text));
}
