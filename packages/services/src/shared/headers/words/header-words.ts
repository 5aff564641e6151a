/** The words of a header in lower case and without accents: "NumberOfEmployees", "number_of_employees" and "# of Employees" are near. */
export function headerWords(header: string): string[] {
  const plain = withoutRequirement(header)
    .replace(/^([a-z_]+?)(?:_id)?\/name$/, '$1')
    .replace(/\((?:max\.? ?)?\d+ (?:zeichen|characters|caract[eè]res|caracteres)[^)]*\)/i, '')
    .replace(/#(?=\d)/g, ' ')
    .replace(/linked\s?in/gi, ' linkedin ')
    .replace(/(\p{L})[:*]innen/giu, '$1')
    .replace(/\(s\)/gi, 's')
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})|(\p{Ll})(?=\p{Lu})/gu, '$1$2 ')
    .replace(/\b(fy|gj|ej)[ ']?(?=\d{2}\b)/giu, '$1 20')
    .replaceAll('ß', 'ss')
    .replaceAll('#', ' number ')
    .replaceAll('%', ' percent ')
    .replaceAll('€', ' eur ')
    .replaceAll('$', ' usd ')
    .replaceAll('£', ' gbp ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$1$2 ')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const REQUIREMENT =
  /[([]\s*(?:required|optional|mandatory|pflichtfeld|pflicht|optionale?|obligatoire|facultatif|obligatorio|requerido|opcional)\s*[)\]]/gi;

/** "Email (required)" as "Email". */
export const withoutRequirement = (header: string): string => header.replace(REQUIREMENT, ' ');

const PART_LENGTH_MIN = 3;
/** Shorter, and still no part of other words. */
const SHORT_PARTS: ReadonlySet<string> = new Set(['hq', 'nr', 'id', 'of']);
/** A longer header is prose. */
const WORD_LENGTH_MAX = 60;
/** Sounds that join the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'es'];

/** "companyname" and "Firmenname" as their parts, the fewest possible; null when they are not made of known words. */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | null {
  if (word.length > WORD_LENGTH_MAX) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let start = 0; start <= end - 2; start++) {
      const before = best[start];
      if (!before) continue;
      const part = partOf(word.slice(start, end), end === word.length, isKnown);
      const found = best[end];
      // Of equally short ones the last wins: "Kundenname" is no "Kunde" with an "nname".
      if (part !== null && (!found || found.length >= before.length + 1)) best[end] = [...before, part];
    }
  }
  return best[word.length] ?? null;
}

function partOf(text: string, isLast: boolean, isKnown: (part: string) => boolean): string | null {
  for (const joint of isLast ? [''] : JOINTS) {
    const part = text.slice(0, text.length - joint.length);
    const isLong = part.length >= PART_LENGTH_MIN || SHORT_PARTS.has(part);
    if (text.endsWith(joint) && isLong && isKnown(part)) return part;
  }
  return null;
}
