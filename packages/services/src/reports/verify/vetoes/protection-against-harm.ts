/** What a product or a service may be against. */
const HARM =
  /^(?:fraud\w*|brib\w*|corrupt\w*|launder\w*|betrug\w*|bestech\w*|korrupt\w*|fraude\w*|soborn\w*|hackers?|hackern?|cyber-?\w+|ransomware|data breach\w*|piratage|pirates?|cyberattaque\w*|ciberataque\w*)$/iu;
/** Protects from it, finds or prevents it, now or as a rule: what "was detected" has happened. */
const WARDS = new RegExp(
  `(?<!\\p{L})(?<ward>${[
    '(?:protect|guard|defend|shield|safeguard|secure|insure|prevent|detect|stop|block|fight|combat|counter|avoid|identify|spot|tackle|deter|repel|thwart|foil|outsmart)(?:s|es|ing)?|protection|defen[cs]e|prevention|detection|insurance|security',
    'stopp(?:t|en)|blockier(?:t|en)|schutz|schutzt|schutzen|abwehr|verhinder(?:t|n)|erkenn(?:t|en)|bekampf(?:t|en)|vorbeug(?:t|en)|aufdeck(?:t|en)|versicher(?:t|n)|pravention|sicherheit',
    'proteg(?:e|er|eant|ent)|protection|defend(?:re)?|previent|prevenir|prevention|detecte(?:r|nt)?|detection|lutte(?:r|nt)?|empeche(?:r|nt)?|bloque(?:r|nt)?|repousse(?:r|nt)?|arrete(?:r|nt)?|securite',
    'protege[nr]?|proteccion|defiende[n]?|defensa|previene[n]?|prevencion|detecta[nr]?|deteccion|combat(?:e|en|ir)|lucha[nr]?|evita[nr]?|bloquea[nr]?|frena[nr]?|repele[n]?|detiene[n]?|seguridad',
  ].join('|')})(?!\\p{L})(?<between>[^.;:,]{0,45})$`,
  'iu',
);
/** "Keeps hackers out", "wehrt Angriffe ab". */
const AROUND: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:keep(?:s|ing)?|lock(?:s|ing)?|shut(?:s|ting)?|ward(?:s|ing)?|fend(?:s|ing)?)\s$/iu,
    /^ (?:out|away|off|at bay)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})(?:wehr(?:t|en)|halt(?:en)?)\s(?:\p{L}+\s)?$/iu, /^ (?:ab|fern|fort)(?!\p{L})/iu],
];
/** Another sentence begins, or what it was like before. */
const BREAKS =
  /(?<!\p{L})(?:after|since|when|because|as|which|that|who|but|following|nachdem|weil|als|seit|nach|aber|apres|car|quand|depuis|mais|qui|tras|despues|porque|cuando|desde|pero|que)(?!\p{L})/iu;
const IS_NOUN = /(?:tion|defen[cs]e|insurance|secur(?:ity|ite)|schutz|abwehr|sicherheit|cion|defensa|seguridad)$/iu;
const AGAINST = /^\s?(?:\p{L}+ )?(?:against|from|of|gegen|vor|contre|contra|frente|de|des|du|del)(?!\p{L})/iu;
const COMMITS =
  /(?<!\p{L})(?:commit\w*|hit|launder\w*|amid|over|by|with|(?:is|was|are|were|its|his|her|their)|con|cometi\w*|beg\w+)(?!\p{L})/iu;
const FAILS =
  /(?<!\p{L})(?:not|never|no|cannot|fail\w*|unable|without|\w+n['’]t|nicht|kein\w*|nie|versagt\w*|gescheitert|ohne|pas|jamais|echou\w*|sans|incapable|nunca|sin|fracas\w*|incapaz)(?!\p{L})/iu;
/** "Fraud detection", "Betrugserkennung". */
const DEFENCE_BEHIND = /^[\s-](?:detection|prevention|protection|defen[cs]e|insurance|screening|monitoring)(?!\p{L})/iu;
const DEFENCE_WITHIN = /(?:erkennung|pravention|schutz|abwehr|bekampfung|versicherung)s?$/iu;
/** A case, or whose it was. */
const CASE_BEHIND =
  /^[\s-](?:charges?|allegations?|accusations?|claims?|case|trial|probe|investigation|lawsuit|suit|scandal|convictions?|verdict|(?:at|by|of|in|within|from|bei|von|durch|im|chez|par|au|en|por|del?)\s(?:the|its|his|her|their|seine\w*|ihre\w*|son|sa|ses|sus?|\p{Lu}))/u;
const CASE_WITHIN = /(?:vorw\w+|klage\w*|verfahren|prozess\w*|skandal\w*|fall|falle)$/iu;

/**
 * Whether the word for a harm is only what something is against: "protects against hackers", "fraud detection". What failed,
 * or is a case in court, is none.
 * @param plain the sentence without accents @param index of the word
 */
export function isProtectedAgainst(plain: string, word: string, index: number): boolean {
  const behind = plain.slice(index + word.length);
  if (!HARM.test(word) || FAILS.test(plain) || CASE_BEHIND.test(behind) || CASE_WITHIN.test(word)) return false;
  if (DEFENCE_WITHIN.test(word) || DEFENCE_BEHIND.test(behind)) return true;
  const before = plain.slice(0, index);
  if (/(?<!\p{L})anti-?\s?$/iu.test(before)) return true;
  const { between, ward = '' } = WARDS.exec(before)?.groups ?? {};
  if (between !== undefined && IS_NOUN.test(ward) && !AGAINST.test(between)) return false;
  if (between !== undefined) return !BREAKS.test(between) && !COMMITS.test(between);
  if (AROUND.some(([ahead, end]) => ahead.test(before) && end.test(behind))) return true;
  // "Kann Werke vor Angriffen schützen": German puts its verb behind.
  return (
    /(?<!\p{L})(?:vor|gegen)\s(?:\p{L}+\s)?$/iu.test(before) &&
    /^[^.;:,]{0,25}\s(?:schutz(?:t|en)|sicher(?:t|n)|abschirm(?:t|en))(?!\p{L})/iu.test(behind)
  );
}
