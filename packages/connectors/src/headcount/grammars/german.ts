import type { HeadcountGrammar } from '../grammar.ts';

const QUANTITY = String.raw`(?:(?:mehr als|über|rund|etwa|knapp) )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|mehreren|allen|vielen)`;
const SPREAD = `(?:verteilt )?(?:in|an|auf|aus) ${QUANTITY} (?:verschiedenen )?(?:Ländern|Standorten|Niederlassungen|Kontinenten|Nationen|Städten|Filialen|Büros|Regionen)`;
const FIRM =
  '(?:Unternehmen|Familienunternehmen|Familienbetrieb|Betrieb|Firma|Agentur|Unternehmensgruppe|Hersteller|Dienstleister|Mittelständler|Start-?up)';
const NOW =
  '(?:derzeit|aktuell|heute|momentan|mittlerweile|inzwischen|zurzeit|zur Zeit|gegenwärtig|bereits|nun|jetzt|weltweit|insgesamt)';
const OURS = `(?:wir|unser(?:e)? ${FIRM}|{own}(?:[- ]Gruppe)?)`;

export const GERMAN_GRAMMAR: HeadcountGrammar = {
  we: `wir|uns|unsere?[mrn]? ${FIRM}|(?:die )?{own}(?:[- ]Gruppe)?`,
  theCompany: `(?:das|die) (?:Unternehmen|Firma)`,
  hedges: `${NOW}|mehr als|rund|etwa|ca\\.|circa|zirka|über|knapp|ungefähr|fast|gut|an die|annähernd|nahezu|die|etwas über`,
  adjectives:
    'engagierte[nr]?|motivierte[nr]?|qualifizierte[nr]?|festangestellte[nr]?|fest angestellte[nr]?|hochqualifizierte[nr]?|hoch|tolle[nr]?|erfahrene[nr]?|eigene[nr]?|kluge[nr]?|zufriedene[nr]?|fleißige[nr]?',
  noun: 'Mitarbeiterinnen und Mitarbeitern?|Mitarbeitern? und Mitarbeiterinnen|Mitarbeiter[:*/_]-?innen|MitarbeiterInnen|Mitarbeitern?|Mitarbeitende[nr]?|Beschäftigten?|Angestellten?|Kolleginnen und Kollegen|Kolleg[:*]innen|Menschen|Personen|Leuten?',
  team: 'Fachleuten?|Expert(?:en|innen und Experten)|Spezialisten|Köpfen?|Profis',
  group: 'köpfig',
  patterns: [
    `(?:${OURS}|{theCompany}) (?:beschäftig(?:en|t)|haben|hat|sind|zähl(?:en|t)|umfasst|verfüg(?:en|t) über) {count}{noun}`,
    String.raw`(?:${OURS}) (?:sind|ist|haben|hat)(?: ${NOW})? ein(?:en?)? (?:[\p{L}-]+ ){0,2}Team (?:von|aus|mit) {count}{team}`,
    String.raw`(?:wir|{own}) (?:sind|ist) ein (?:[\p{L}-]+ )?{number}-?köpfiges (?:[\p{L}-]+ )?Team`,
    `(?:beschäftig(?:en|t)|haben|hat|zähl(?:en|t)|sind) ${OURS} {count}{noun}`,
    `(?:arbeiten|sind) (?:${NOW} )?(?:bei|für) (?:uns|{own}) {count}{noun}`,
    `(?:bei|für) (?:uns|{own}) (?:arbeiten|sind) {count}{noun}`,
    `{count}{noun}{tail} (?:arbeiten|sind) (?:${NOW} )?(?:bei|für) (?:uns|{own})`,
    String.raw`mit (?:unseren )?{count}{noun}{tail},? (?=[\p{L}]+(?:t|en|d) ${OURS}(?![\p{L}\p{N}]))`,
    String.raw`(?:wir sind|{own} ist) eine?n? (?:(?!(?:für|von|der|des|bei|zum|zur|im|Teil|Tochter)(?!\p{L}))[\p{L}-]+ ){0,4}${FIRM} mit {count}{noun}`,
    `unser (?:gesamtes |internationales )?Team (?:besteht|setzt sich)(?: ${NOW})? (?:aus|zusammen aus) {count}{team}`,
    `unser (?:gesamtes |internationales )?Team (?:umfasst|zählt|hat|ist) {count}{team}`,
    String.raw`wir [^.;:"„“]{1,120}? [–—] getragen von {count}{noun},? (?=mit (?:\p{L}+ )?\p{L}*(?:verständnis|wissen|erfahrung|leidenschaft|expertise|herzblut|know-how)(?!\p{L}))`,
    `wir [^.;:"„“]{1,120}? [–—] getragen von {count}{noun}(?=[.!]|$)`,
  ],
  leadWords: `${NOW}|über uns|und|so|auch|seitdem`,
  leadClause: String.raw`(?:als|seit|gegründet|mit Sitz|mit Hauptsitz)(?!\p{L})[^;:"„“]{0,100}?(?:, | (?=beschäftig|haben|hat|zähl|sind))|als [\p{L} -]{1,60} |(?:wir|unsere?|{own})(?!\p{L})[^;:"„“]{0,200}?(?:, |und )`,
  leadNever:
    'Kunden?|Partner|Mutter|Tochter|Schwester|Wettbewerber|Lieferant|Nachbar|wenn|falls|sobald|werden|würden|könnten|sollen|sollten|wollen|planen|Ziel|sagt|laut|nicht|nie|keine|anders als|Nutzer|Mitglieder|bis 20',
  tail: `${NOW}|rund um den Globus|auf der ganzen Welt|beschäftigt|tätig|angestellt|stark|international|${SPREAD}`,
  goesOn: 'und|davon|darunter|sowie|mit (?:einem|dem gleichen) Ziel|gehör\\p{L}*|ist|sind',
  part: '(?:Werk|Standort|Filial|Niederlassung|Abteilung|Bereich|Betriebsstätte|Hotel|Klinik|Schule|Laden|Lager|Tochter|Teil)|der (?:Gruppe|Unternehmensgruppe)|des Konzerns',
  never:
    '(?:und|sowie) (?:freie|externe|freiberufliche|ehrenamtliche)[nr]?|(?:und|sowie) (?:[\\p{L}-]+ ){0,2}(?:Partner|Schüler|Studenten|Studierende|Praktikant|Azubis|Auszubildende|Ehemalige|Gäste|Patienten|Kunden|Freiberufler|Freelancer|Ehrenamtliche|Mitglieder|Leiharbeiter)|sagt|so|laut|erklärt|weniger|wenn|falls|nicht',
};
