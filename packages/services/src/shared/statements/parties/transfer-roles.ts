import { type CompanyContext, findCompanyMentions } from '../company-names.ts';

/** Verbs of a transfer by who gains: the one who acts ("bought"), or the other one ("sold"). Stems in four languages. */
const GAIN =
  /^(?:acquir(?:e|es|ed|ing)$|acquise?s?$|acquiert$|buy(?:s|ing)?$|bought$|purchas(?:es|ed|ing)$|receiv(?:e|es|ed|ing)$|obtain(?:s|ed|ing)?$|borrow(?:s|ed|ing)?$|win(?:s|ning)?$|won$|ubernomm|ubernahm$|ubernimmt$|ubernehmen$|erworben$|erwarb$|erwirbt$|kauf(?:t|te|ten)$|gekauft$|erhalten$|erhalt$|erhielt$|bekomm|bekam$|rachete|achete|recu$|recoit$|obtenu$|obtient$|adqui(?:ere|rio|rido|rida|rir)$|compro$|compr(?:ado|ada)$|recibi|obtuv|einverleib)/;
const GIVE =
  /^(?:sell(?:s|ing)?$|sold$|suppl(?:y|ies|ied|ying)$|deliver(?:s|ed|ing)?$|award(?:ed|ing)$|grant(?:ed|ing)$|pays?$|paid$|hand(?:s|ed|ing)$|lends?$|lent$|verkauft|(?:be|ge)?liefert|vendu|vendio$|vendid[oa]$|livre[es]?$|fournit$|fourni$|cede$|entrego$|entregad|suministro$)/;
/** One does it to another, and nothing is handed over. */
const ONE_SIDED =
  /^(?:sue[sd]?$|suing$|verklag|poursui|demand(?:o|a|ado)$|replac|succeed|succede|ablos|abgelost|invest(?:s|ed|ing)$)/;

const PASSIVE =
  /(?<!\p{L})(?:be|been|being|was|were|is|are|gets?|got|wurden?|worden|wird|werden|ete|fut|furent|est|sont|fue|fueron|sido|es|son)(?!\p{L})/iu;
const AGENT = /(?<!\p{L})(?:by|von|vom|durch|par|por)\s+(?:(?:the|der|die|den|dem|la|le|el|los|las|l['’])\s?)?/giu;

const GROUP = /^(?:Grupo|Groupe|Gruppo|The|La|Le|Les|El|Los|Las)\s(?=\p{Lu})/u;

interface Role {
  family: 'transfer' | string;
  /** Whether the company gains, or acts where nothing is handed over. */
  isGainer: boolean;
}

/** In which role a sentence has the company in each of its transfers, as far as it says. */
function rolesOf(sentence: string, about: CompanyContext): Role[] {
  const folded = sentence.normalize('NFD').replace(/\p{M}/gu, '');
  const whole = folded.length === sentence.length ? sentence : folded;
  // "El grupo Ontiveros" is Grupo Ontiveros.
  const plain = about.names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''));
  const names = { ...about, names: [...new Set([...plain, ...plain.map((name) => name.replace(GROUP, ''))])] };
  const mentions = findCompanyMentions(whole, names);
  return [...folded.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }): Role[] => {
    const lower = word.toLowerCase();
    const kind = GAIN.test(lower) ? 'gain' : GIVE.test(lower) ? 'give' : ONE_SIDED.test(lower) ? 'one' : null;
    if (kind === null || mentions.length === 0) return [];
    const acts = isActor(whole, index, index + word.length, mentions);
    if (acts === null) return [];
    if (kind === 'one') return [{ family: lower.slice(0, 3), isGainer: acts }];
    return [{ family: 'transfer', isGainer: acts === (kind === 'gain') }];
  });
}

/** Whether the company does what a verb says; null where the sentence leaves it open. */
function isActor(text: string, start: number, end: number, mentions: { start: number; end: number }[]): boolean | null {
  const clauseStart = Math.max(text.lastIndexOf(';', start), text.lastIndexOf(':', start), 0);
  const near = text.slice(Math.max(clauseStart, start - 40), start);
  const germanEnd = text.slice(end, end + 8);
  const isPassive = PASSIVE.test(near.split(/\s/).slice(-5).join(' ')) || /^\s(?:worden|werden)/.test(germanEnd);
  const isProgressive = /ing$/.test(text.slice(start, end));
  if (isPassive && !isProgressive) {
    const agents = [...text.matchAll(AGENT)].map(({ 0: words, index }) => index + words.length);
    if (mentions.some((one) => agents.some((at) => one.start >= at && one.start - at < 40))) return true;
    return mentions.some((one) => one.start < start) ? false : null;
  }
  if (/^\s(?:\p{L}+\s)?(?:by|von|par|por)\s/u.test(text.slice(end))) return null;
  const before = mentions.filter((one) => one.end <= start);
  const last = before.at(-1);
  if (last === undefined) return mentions.some((one) => one.start >= end) ? false : null;
  // Another name between the company and the verb may be its subject.
  return /\p{Lu}/u.test(text.slice(last.end, start)) ? null : true;
}

/**
 * Whether every source that has the company in such a transfer has it in the other role: who bought, sold, received, paid
 * or sued whom is turned around.
 */
export function turnsRolesAround(claim: string, sources: readonly string[], about: CompanyContext): boolean {
  const claimed = rolesOf(claim, about);
  const stated = sources.flatMap((source) => rolesOf(source, about));
  return claimed.some(({ family, isGainer }) => {
    const same = stated.filter((one) => one.family === family);
    return same.length > 0 && same.every((one) => one.isGainer !== isGainer);
  });
}
