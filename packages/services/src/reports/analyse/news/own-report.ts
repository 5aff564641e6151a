import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import { dateline } from '../evidence/dateline.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { removeInjectedLines } from '../evidence/remove-injected-lines.ts';
import { ownLanguageCategory } from '../patterns/own-language.ts';
import { leadSentences } from './lead-sentences.ts';
import { isMilestoneTitle, isOwnEventTitle } from './own-event-title.ts';
import { namesRecentDay } from './recent-event.ts';

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
  /(?<!\p{L})(?:announc\p{L}+|(?:excited|happy|pleased|proud|thrilled|delighted|glad|honou?red) (?:to|that)|today|this (?:week|month)|recently(?! (?:learned|read|discovered|seen|came across|asked))|launch(?:ed|ing)|releas(?:ed|ing)|introduc(?:ed|ing)|shipp(?:ed|ing)|rebuilt|redesigned|awarded|received|recogni[sz]ed|joined|published|wind(?:ing)? down|signed|rolling out|rolled out|sunsett?ing|shutting down|latest (?:firmware|software|version|release)|(?:can|may) now|now (?:we )?(?:support|offer|run|work|include|come)s?|(?:we['’]re|we are) (?:adding|updating|offering|expanding|retiring)|goes live|went live|freuen uns|wir haben|ab sofort|seit (?:heute|kurzem)|nous avons|sommes (?:heureux|ravis|fiers)|vient de|hemos|nos complace|vi har|is (?:now )?(?:live|available|here))(?!\p{L})/iu;
/** Advice, talks, portraits and invitations in other languages than English, whose own are ruled out before. */
const NO_REPORT =
  /\s[–—-] (?:wie|warum|was|weshalb|comment|pourquoi|cómo|por qué|come|perché)(?!\p{L})|: (?:come|cosa|cómo|comment|wie|cos['’]è|che cos['’]è|qu['’]est-ce|qué es|was ist)(?!\p{L})|^(?:costs? of |(?:building|running|automating|configur(?:e|ing)|replacing|deploy(?:ing|ments?)|migrating|using|creating|testing|writing|developing|implementing|setting up|integrating|contributing|debugging|scaling|securing|optimi[sz]ing|exploring|benchmark\p{L}*|comparing|managing|working with) |(?:articles?|news|blog|press|introduction)$|in praise of |keeping |caring for |so (?:geht|funktioniert|gelingt|\p{L}+ sie )|wie |was (?:ist|bedeutet|sind|tun)|warum |tipps|die \d+ |(?:\d+|drei|vier|fünf|sechs|sieben|acht|neun|zehn|trois|quatre|cinq|six|sept|huit|dix|tres|cuatro|cinco|seis|siete|ocho|diez) (?:tipps|gründe|fragen|regeln|fehler|schritte|conseils|raisons|astuces|questions|erreurs|étapes|consejos|claves|razones|pasos|ideas|errores|preguntas|trucos)|comment |pourquoi |qu['’]est-ce|conseils|cómo |por qué|qué (?:es|son)|consejos|guía|la importancia|hvordan |hvorfor |hur |varför |hoe |waarom |come |perché )|(?<!\p{L})(?:rezept|recette|receta|ricetta|in (?:five|ten|\d+) minutes|interview|entretien avec|entrevista|portrait|porträt|podcast|webin(?:ar|aire)\p{L}*|webcast|newsletter|revue d['’]actualit\p{L}+|rückblick|fröhliche weihnachten|frohe (?:weihnachten|feiertage|ostern)|joyeuses fêtes|meilleurs vœux|feliz navidad|stellenangebot|offre d['’]emploi|recrutons|vacante|checkliste|leitfaden|guida (?:pratica|completa)|ratgeber|glossar|gastbeitrag|tribune|opinión|análisis de|elementor|part (?:\d|i{1,3})|how and why|example|corporate presentation|investor presentation|factsheet)(?!\p{L})/iu;
/** Fixed pages, which some feeds list with the day on which they were made. */
const FIXED_PAGE =
  /^(?:about(?: us)?|contact(?: us)?|our (?:team|story|services)|who we are|über uns|kontakt|unser team|leistungen|à propos|qui sommes[- ]nous ?\??|nous contacter|nos services|quiénes somos|nosotros|contacto(?: para \p{L}+)?|trabaja con nosotros|nuestros servicios|chi siamo|contatti|over ons)$/iu;
/** What is to take place on a day that the title names: an invitation, though it stands among the news. */
const EVENT_TO_COME =
  /^(?:(?:table ronde|ateliers?|conférence|colloque|séminaire|réunion d['’]information|journée portes ouvertes|permanence|einladung|workshop|seminar|vortrag|infoabend|stammtisch|tag der offenen tür|taller|charla|jornada|mesa redonda|seminario|curso|workshop|convegno|incontro)(?!\p{L}))[^.!?]{0,60}?(?<!\d)\d{1,2}\.? (?:de )?(?:jan|feb|fév|mär|mar|apr|avr|abr|mai|may|jun|juin|jul|juil|aug|août|ago|sep|okt|oct|nov|dez|déc|dic|ene)\p{L}*/iu;
/** To a fair, which is no report of one. */
const INVITES = /\b(?:visit (?:us|our (?:stand|booth))|(?:at|to) our (?:stand|booth)|see you at)\b/i;
const SPEAKS_TO_READER = /(?<!\p{L})(?:you|your|yourself|sie|ihr(?:e|en)?|vous|votre|vos|usted|tu|tus)(?!\p{L})/iu;
const ENGLISH = /\b(?:the|and|was|were|with|is|are|it|than|you|who|from)\b/;
/** A title that says what the text is: it lists what has come out. */
const REPORT_BY_NAME = /\bproduct updates?\b(?! (?:for|on) (?:your|customers))/i;
/** Characters from which a text may be about anything. */
const ESSAY_MIN = 3000;
/** Said in a title of the company itself: something is done, or it looks back on what it did. */
const DONE =
  /(?<!\p{L})(?:(?:ist|sind) (?:online|da|live|verfügbar|gestartet)|geschafft|durchgeführt|abgeschlossen|eröffnet|gestartet|veröffentlicht|gewonnen|ausgezeichnet|now (?:come|support|run|work|offer)s?|goes live|refreshed|redesigned|grants?|(?:community|quarterly|annual|strategic|company) updates?|updates? (?:of|on|from)|first year|second year|years? (?:later|of)|anniversary|est (?:en ligne|lancée?|ouverte?)|ya está|es online|è online)(?!\p{L})/iu;

/**
 * Whether a dated piece of the company's own pages reports something, though its title names no event that the rules
 * know: what stands on its news pages does, what stands among its articles when the first sentences announce it.
 */
export function isOwnReport(read: ParsedEvidence): boolean {
  const { item, title, about } = read;
  if (!about.isOwn || item.date === null || item.kind === 'page' || title.length < 8) return false;
  if (reportsEvent(read)) return true;
  if (
    [NO_REPORT, FIXED_PAGE].some((pattern) => pattern.test(title)) ||
    EVENT_TO_COME.test(title) ||
    removeInjectedLines(item.text).length < item.text.split('\n').length
  )
    return false;
  const leads = leadSentences(read);
  if (leads.some((lead) => INVITES.test(lead))) return false;
  const path = pathOf(item.url);
  if (OTHER_PATH.test(path)) return false;
  // An entry of a list of news may say no more than its headline.
  if (leads.length === 0)
    return NEWS_PATH.test(path) || ownLanguageCategory([title]) !== null || isOwnEventTitle(title, about);
  if (REPORT_BY_NAME.test(title) || isMilestoneTitle(title)) return true;
  const isExplaining = EXPLAINING_PATH.test(path);
  if (!isExplaining && (SPEAKS_TO_READER.test(title) || leads[0]?.endsWith('?'))) return false;
  if (!isExplaining && !leads.some((lead) => ENGLISH.test(lead))) return !isEssay(read, leads);
  if (!isExplaining) return leads.some((lead) => isSubject(lead, read) || ANNOUNCES.test(lead));
  return leads.some((lead) => ANNOUNCES.test(lead) && isAboutItself(lead, read));
}

/**
 * Other languages than English are known too little to tell what a text reports: short ones count as news, long ones
 * when they begin with the company itself, or with something new.
 */
function isEssay({ item, title, about }: ParsedEvidence, leads: readonly string[]): boolean {
  if (item.text.length < ESSAY_MIN || /\d\.\d/.test(title) || ownLanguageCategory([title, ...leads]) !== null)
    return false;
  return ![title, ...leads].some(
    (one) => FIRST_PERSON.test(one) || ANNOUNCES.test(one) || findCompanyMentions(one, about).length > 0,
  );
}

const isSubject = (lead: string, { about }: ParsedEvidence) =>
  /\b(?:we|us)\b/i.test(lead) || findCompanyMentions(lead, about).length > 0;

/** A press release by its dateline, the company's account of a day just past, or a title that says what it has done. */
function reportsEvent(read: ParsedEvidence): boolean {
  const { item, title, about } = read;
  const path = pathOf(item.url);
  if (OTHER_PATH.test(path) || FIXED_PAGE.test(title) || item.date === null) return false;
  if (removeInjectedLines(item.text).length < item.text.split('\n').length) return false;
  const leads = leadSentences(read);
  const isOfItself = [title, ...leads].some((one) => isAboutItself(one, read));
  const isNamed = findCompanyMentions(title, about).length > 0;
  if (isNamed && DONE.test(title)) return true;
  if (dateline(leads[0] ?? '') !== null) return isOfItself;
  return isOfItself && leads.some((lead) => namesRecentDay(lead, item.date ?? ''));
}

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
