/** More parts than an address has: prose. */
const PARTS_MAX = 8;
const PART_MAX = 80;
const SEPARATOR = /[,;()/|•·]|\s[-–—]\s/;
/** Says how someone works there, or nothing. */
const NO_LOCATION =
  /^(?:hq|head ?quarters?|head office|main office|office|remote|hybrid|on-?site|fully remote|hauptsitz|zentrale|standort|siège|siège social|sede|various|multiple locations|worldwide|global|international|unknown|n\/?a|none|-+)$/i;
const LABEL = /^\s*(?:hq|head ?quarters?|head office|location|hauptsitz|standort|siège|sede)\s*:\s*/i;
const LEADING_POSTCODE = /^(?:[A-Z]{1,3}[- ])?\d{2,6}(?:[ -]\d{2,4})?(?: ?[A-Z]{2}\b)?[ -]+(?=\p{L})/u;
const TRAILING_POSTCODE =
  /\s+(?:\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}|\d{3}-\d{4}|\d{4} [A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
const DISTRICT = /(?:\s+|-)(?:CEDEX(?: \d+)?|\d{1,2}(?:e|er|ème)?(?: arrondissement)?|[IVX]{1,4})$/i;
const AREA_BEFORE =
  /^(?:greater|metro(?:politan)?(?: area)?(?: of)?|metropolregion|metropole|métropole(?: de)?|gro(?:ß|ss)raum|raum|region|région(?: de)?|área metropolitana de|area metropolitana (?:de|di)|(?:free )?state of|province of|canton of|county of|city of|stadt|ville de|land)\s+/i;
const AREA_BEHIND =
  /\s+(?:(?:city )?metro(?:politan)?(?: area| region)?|metroplex|(?:bay|city) area|area|region|metropolregion|und umgebung|et périphérie|y alrededores)$/i;

/** The parts of a location, largest last as far as its author kept to that; without what says nothing about where. Pure. */
export function locationParts(location: string): string[] {
  const parts = location
    .normalize('NFKC')
    .split(SEPARATOR)
    .map((part) => part.replace(LABEL, '').replace(/^[\s.:-]+|[\s:-]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part) && !NO_LOCATION.test(part));
  return parts.length > PARTS_MAX || parts.some((part) => part.length > PART_MAX) ? [] : parts;
}

/** "75008 Paris" and "CA 94105" without the postcode. */
export function withoutPostcode(part: string): string {
  return part.replace(LEADING_POSTCODE, '').replace(TRAILING_POSTCODE, '').trim();
}

/** "Praha 4", "Lyon Cedex 03" without the district. */
export function withoutDistrict(part: string): string {
  return part.replace(DISTRICT, '').replace(DISTRICT, '').trim();
}

/** "Greater London Area" → "London"; null for what is no area. */
export function nameOfArea(part: string): string | null {
  const name = part.replace(AREA_BEHIND, '').replace(AREA_BEFORE, '').trim();
  return name === part || name === '' ? null : name;
}
