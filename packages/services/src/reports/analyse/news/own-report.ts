import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import { isProse, type ParsedEvidence } from '../evidence/parse-evidence.ts';
import { removeInjectedLines } from '../evidence/remove-injected-lines.ts';

/** "We", in the languages in which companies of our sources write. */
const FIRST_PERSON =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}{0,2}|uns|nous|notre|nos|nosotros|nuestr\p{L}{1,2}|vi|vår\p{L}?|våre|vores|wij|ons|onze|noi|nostr\p{L}|nós|noss\p{L}{1,2})(?!\p{L})/iu;
/** Paths of pages on which a company explains things; on its news pages it reports. */
const EXPLAINING_PATH =
  /\/(?:[\w-]*-)?(?:blogs?|articles?|insights?|stories|magazin(?:e)?|journal|resources?|glossary|learn|guides?|tutorials?|posts?|knowledge|docs?|academy|interviews?|ratgeber|wissen|lexikon|portraits?|tech)(?:\/|$)/i;
/** What stands here happens there, or is open there. */
const OTHER_PATH =
  /\/(?:events?|agenda|termine|veranstaltungen|evenements?|eventos|calendar|jobs?|careers?|karriere|emplois?|recrutement|empleos?)(?:\/|$)/i;
const NEWS_PATH =
  /\/(?:[\w-]*-)?(?:news|newsroom|press(?:e|-releases?)?|media|announcements?|aktuelles|neuigkeiten|pressemitteilungen|meldungen|actualites?|actus?|communiques?|noticias?|novedades|actualidad|prensa|notizie|nieuws|nyheter|nyheder|aktuelt)(?:[/.]|$)/i;
/** What opens a report of something new. */
const ANNOUNCES =
  /(?<!\p{L})(?:announc\p{L}+|(?:excited|happy|pleased|proud|thrilled|delighted|glad|honou?red) (?:to|that)|today|this (?:week|month)|recently|launch(?:ed|ing)|releas(?:ed|ing)|introduc(?:ed|ing)|shipp(?:ed|ing)|rebuilt|redesigned|awarded|received|recogni[sz]ed|joined|published|wind(?:ing)? down|signed|rolling out|rolled out|goes live|went live|freuen uns|wir haben|ab sofort|seit (?:heute|kurzem)|nous avons|sommes (?:heureux|ravis|fiers)|vient de|hemos|nos complace|vi har|is (?:now )?(?:live|available|here))(?!\p{L})/iu;
/** Advice, talks, portraits and invitations in other languages than English, whose own are ruled out before. */
const NO_REPORT =
  /^(?:(?:building|running|automating|configur(?:e|ing)|replacing|deploy(?:ing|ments?)|migrating|using|creating|testing|writing|developing|implementing|setting up|integrating|contributing|debugging|scaling|securing|optimi[sz]ing|exploring|benchmark\p{L}*|comparing|managing|working with) |(?:articles?|news|blog|press|introduction)$|in praise of |keeping |caring for |so (?:geht|funktioniert|gelingt|\p{L}+ sie )|wie |was (?:ist|bedeutet|sind|tun)|warum |tipps|die \d+ |(?:\d+|drei|vier|fünf|sechs|sieben|acht|neun|zehn|trois|quatre|cinq|six|sept|huit|dix|tres|cuatro|cinco|seis|siete|ocho|diez) (?:tipps|gründe|fragen|regeln|fehler|schritte|conseils|raisons|astuces|questions|erreurs|étapes|consejos|claves|razones|pasos|ideas|errores|preguntas|trucos)|comment |pourquoi |qu['’]est-ce|conseils|cómo |por qué|qué (?:es|son)|consejos|guía|la importancia|hvordan |hvorfor |hur |varför |hoe |waarom |come |perché )|(?<!\p{L})(?:rezept|recette|receta|ricetta|in (?:five|ten|\d+) minutes|interview|entretien avec|entrevista|portrait|porträt|podcast|webin(?:ar|aire)\p{L}*|webcast|newsletter|revue d['’]actualit\p{L}+|rückblick|fröhliche weihnachten|frohe (?:weihnachten|feiertage|ostern)|joyeuses fêtes|meilleurs vœux|feliz navidad|stellenangebot|offre d['’]emploi|recrutons|vacante|checkliste|leitfaden|ratgeber|glossar|gastbeitrag|tribune|opinión|análisis de|elementor|part (?:\d|i{1,3})|how and why|example|corporate presentation|investor presentation|factsheet)(?!\p{L})/iu;
/** To a fair, which is no report of one. */
const INVITES = /\b(?:visit (?:us|our (?:stand|booth))|(?:at|to) our (?:stand|booth)|see you at)\b/i;
const SPEAKS_TO_READER = /(?<!\p{L})(?:you|your|yourself|sie|ihr(?:e|en)?|vous|votre|vos|usted|tu|tus)(?!\p{L})/iu;
const ENGLISH = /\b(?:the|and|was|were|with|is|are|it|than|you|who|from)\b/;
const LEADS = 3;

/** First sentences of the text that say something, bylines left out. */
export const leadSentences = ({ sentences }: ParsedEvidence, count = LEADS): string[] =>
  sentences.filter((sentence) => isProse(sentence) && !isPromptInjection(sentence)).slice(0, count);

/**
 * Whether a dated piece of the company's own pages reports something, though its title names no event that the rules
 * know: what stands on its news pages does, what stands among its articles when the first sentences announce it.
 */
export function isOwnReport(read: ParsedEvidence): boolean {
  const { item, title, about } = read;
  if (!about.isOwn || item.date === null || item.kind === 'page' || title.length < 8) return false;
  if (NO_REPORT.test(title) || removeInjectedLines(item.text).length < item.text.split('\n').length) return false;
  const leads = leadSentences(read);
  if (leads.some((lead) => INVITES.test(lead))) return false;
  const path = pathOf(item.url);
  if (OTHER_PATH.test(path)) return false;
  // An entry of a list of news may say no more than its headline.
  if (leads.length === 0) return NEWS_PATH.test(path);
  const isExplaining = EXPLAINING_PATH.test(path);
  if (!isExplaining && (SPEAKS_TO_READER.test(title) || leads[0]?.endsWith('?'))) return false;
  // A text may be about anything; the rules know too little of other languages to tell.
  if (!isExplaining && !leads.some((lead) => ENGLISH.test(lead))) return true;
  if (!isExplaining) return leads.some((lead) => isSubject(lead, read) || ANNOUNCES.test(lead));
  return leads.some((lead) => ANNOUNCES.test(lead) && isAboutItself(lead, read));
}

const isSubject = (lead: string, { about }: ParsedEvidence) =>
  /\b(?:we|us)\b/i.test(lead) || findCompanyMentions(lead, about).length > 0;

/** A host of its own, as blog.acme.com, counts as a first step. */
function pathOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, pathname } = new URL(url);
  return `/${hostname.replace('.', '/')}${pathname}`;
}

const isAboutItself = (lead: string, { about }: ParsedEvidence) =>
  FIRST_PERSON.test(lead) || findCompanyMentions(lead, about).length > 0;

/** Whether a sentence of the company's own page speaks of itself. */
export const speaksOfItself = (lead: string, read: ParsedEvidence): boolean =>
  read.about.isOwn && isAboutItself(lead, read);
