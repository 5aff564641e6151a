import { stripMarks } from '@workbench/text/fold';
import { isProtectedAgainst } from './protection-against-harm.ts';

/**
 * What harms a company or a person if it is not so, by the words of English, German, French and Spanish that mean nothing
 * else, without accents; with the signs of its topic that evidence may have instead. Words of two meanings, as of sales,
 * closures, dismissals, recalls and lawsuits, are left to the reading: "verkauft seit Februar", "arrêté un réacteur".
 */
const GRAVE: [said: string, signs: string][] = [
  [
    'bankrupt\\w*|insolven\\w*|receivership|zahlungsunfahig\\w*|faillite|redressement judiciaire|quiebra|concurso de acreedores',
    'chapter (?:7|11)|administrat\\w*|wound up|winding[ -]up|collaps\\w*|creditors?|debts?|protection|pleite|konkurs\\w*|liquid\\w*|glaubiger\\w*|\\w*verwalter\\w*|schutzschirm\\w*|amtsgericht|sauvegarde|tribunal|mandataire|concurs\\w*|acreedores|juzgado|suspension de pagos',
  ],
  [
    'arrested|jailed|imprisoned|verhaftet\\w*|festgenommen\\w*|inhaftiert\\w*|untersuchungshaft|incarcere\\w*|garde a vue|encarcelad\\w*',
    'arrest\\w*|jail|prison|custody|police|detain\\w*|sentence\\w*|\\w*haft|gefangnis\\w*|polizei\\w*|festnahm\\w*|interpell\\w*|ecrou\\w*|carcel|prision|policia|deten\\w*',
  ],
  [
    'fraud\\w*|defraud\\w*|embezzl\\w*|brib(?:e|es|ed|ery)|launder(?:ed|s)|money[ -]laundering|corruption|betrug|betrugs\\w*|betrog\\w*|bestech(?:ung|lich)\\w*|bestochen|geldwasche|korruption\\w*|fraude|escroquerie|blanchiment|estafa\\w*|soborn\\w*|malversacion',
    'swindl\\w*|scam\\w*|deceiv\\w*|misappropriat\\w*|corrupt\\w*|kickbacks?|veruntreu\\w*|unterschlag\\w*|schmier\\w*|geldwasch\\w*|korrupt\\w*|fraud\\w*|detourn\\w*|pots?-de-vin|blanqueo|corrup\\w*',
  ],
  [
    'died|dies (?:at|aged|after|from)|pass(?:es|ed) away|killed|murder(?:ed|s)?|suicide|gestorben\\w*|verst(?:orben\\w*|arb|irbt)|starb|getotet\\w*|ermordet\\w*|decede\\w*|(?:est|sont) morte?s?|fallec(?:e|io|id\\w*)|(?:ha|han) muerto|murio|murieron|asesinad\\w*',
    'passing (?:away|of)|dies|dead|deaths?|killing|fatal\\w*|obituar\\w*|funeral|in memor\\w*|(?:ist|war|sind|waren) tot|tote[rn]?|\\w*tod\\w*|nachruf|trauer\\w*|versch(?:ied|eid)\\w*|entschlaf\\w*|deces|mort\\w*|tues?|tuee?s?|obseques|deuil|eteint\\w*|pass(?:es|ed|ing) on(?= at|[.,;]|$)|nos (?:deja|dejo|ha dejado)|nous (?:a|ont) quitt\\w*|von uns gegangen|disparition|perdio la vida|fallec\\w*|muer\\w*|luto|lives',
  ],
  [
    'fined|convicted|sentenced|(?:found|pleaded|pleads) guilty|geldstrafe\\w*|bu(?:ss|ß)geld\\w*|(?<=(?:wurden?|ist|sind|sei) [^.;]{0,90})verurteilt|condamnee?s? (?:a|pour)|amendes?|multad\\w*|multas?|condenad\\w*',
    'fines?|(?:geld)?bu(?:ss|ß)en?|penal\\w*|sanction\\w*|guilty|conviction|verdict|ruling|prison|court|\\w*straf\\w*|verurteil\\w*|\\w*urteil\\w*|schuldig\\w*|\\w*gericht\\w*|condamn\\w*|coupable\\w*|peines?|tribunal|sancion\\w*|culpable\\w*|conden\\w*|pena|juzgado|audiencia',
  ],
  [
    'hacked|hackers?|cyber-?attack\\w*|ransomware|data breach\\w*|gehackt\\w*|cyberangriff\\w*|cyberattaque\\w*|rancongiciel|hackead\\w*|ciberataque\\w*',
    '\\w*hacke?r?\\w*|cyber\\w*|\\w*breach\\w*|\\w*attack\\w*|intrusion\\w*|\\w*leak\\w*|encrypt\\w*|ransom|extort\\w*|\\w*angr\\w*|\\w*verschlussel\\w*|erpress\\w*|losegeld\\w*|attaque\\w*|pirat\\w*|fuite|chiffr\\w*|rancon|ataque\\w*|ciber\\w*|filtracion|cifr\\w*|rescate',
  ],
];

const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
const EVENTS = GRAVE.map(([said, signs]) => ({
  said: new RegExp(wholeWords(said), 'giu'),
  signs: wholeWords(`${said}|${signs}`),
}));

/** "Not guilty", "no one was killed": what has not happened harms less. */
const DENIED =
  /(?<!\p{L})(?:no(?:t| one|body)?|none|never|nor|denie[ds]|cleared of|nicht|kein\p{L}*|niemand\p{L}*|nie|pas|aucune?|personne|jamais|sans|nadie|ningun\p{L}*|nunca|ni|sin)\s(?:(?:been|was|were|an?|any|of|wegen|ete|de|en|ha|sido|por)\s){0,2}$/iu;

/** The word for a grave event of whose topic the evidence has no sign; null when there is none. */
export function unstatedGraveEvent(sentence: string, evidence: string): string | null {
  const [plain = '', source = ''] = [sentence, evidence].map(stripMarks);
  for (const { said, signs } of EVENTS) {
    const found = [...plain.matchAll(said)].find(
      ({ 0: word, index }) => !isProtectedAgainst(plain, word, index) && !DENIED.test(plain.slice(0, index)),
    );
    if (found !== undefined && !signs.test(source)) return found[0];
  }
  return null;
}
