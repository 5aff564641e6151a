import { LEGAL_FORM_PATTERN } from '@workbench/identity/legal-forms';
import { EVENT_VERB } from './common-words.ts';

/** The company that evidence is read for. */
export interface NamedCompany {
  name: string;
  domain: string;
}

/** Where a text names the company. */
export interface CompanyMention {
  start: number;
  end: number;
}

const LEGAL_FORM = new RegExp(String.raw`[\s,]+(?:${LEGAL_FORM_PATTERN}|group|holdings?)\.?$`, 'i');

/** First words that many companies' names share, too weak to identify one of them. */
const WEAK = new Set(
  (
    'the new first general american british german european global international national united north south east west ' +
    'blue green red black white bright open smart digital data cloud clear pure true next one city bay summit alpha ' +
    'beta delta omega prime star sun moon river stone iron silver golden royal royale swift rapid advanced applied ' +
    'central pacific atlantic northern southern eastern western great grand big little young old good best super team ' +
    'group tech technology medical health energy water capital home work life world media studio systems partner'
  ).split(' '),
);

/** Names that a text may use for the company, longest first. */
export function companyNameVariants({ name, domain }: NamedCompany): string[] {
  const full = name.trim();
  let short = full;
  for (let turn = 0; turn < 2; turn += 1) short = short.replace(LEGAL_FORM, '').trim();
  const first = short.split(/\s+/)[0] ?? '';
  const isDistinct = first.length >= 4 && first !== short && !WEAK.has(first.toLowerCase()) && /^\p{Lu}/u.test(first);
  const names = [full, short, ...(isDistinct ? [first] : []), domain].filter((one) => one.length > 1);
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}

/** Longer sentences are read up to this length, in characters. */
const TEXT_MAX = 1000;

/** A sentence or headline as the rules see it. */
export interface CompanyContext {
  names: string[];
  /** Said by the company itself: "we" is the company, and a sentence without a subject is about it. */
  isOwn: boolean;
}

/** Where the company is named; another party's longer name ("Acme Dental") is no mention. */
export function findCompanyMentions(whole: string, about: CompanyContext): CompanyMention[] {
  const text = whole.slice(0, TEXT_MAX);
  const mentions: CompanyMention[] = [];
  for (const name of about.names) {
    for (const variant of new Set([name, name.toUpperCase(), name.toLowerCase() === name ? capitalise(name) : name])) {
      for (let at = text.indexOf(variant); at !== -1; at = text.indexOf(variant, at + variant.length)) {
        const end = at + variant.length;
        const isFree = !mentions.some((other) => at < other.end && end > other.start);
        if (isFree && isWholeName(text, at, end, about)) mentions.push({ start: at, end });
      }
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}

/**
 * The text with every mention of the company replaced by a neutral word of the same length: words of its name ("Fenwick
 * Partners") say nothing about the event.
 */
export function maskCompanyNames(text: string, about: CompanyContext): { text: string; about: CompanyContext } {
  const masks = about.names.map((name) => maskOf(name.length));
  let masked = text;
  for (const { start, end } of findCompanyMentions(text, about))
    masked = masked.slice(0, start) + maskOf(end - start) + masked.slice(end);
  return { text: masked, about: { names: [...new Set(masks)], isOwn: about.isOwn } };
}

const maskOf = (length: number) => `X${'x'.repeat(length - 1)}`;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function isWholeName(text: string, start: number, end: number, about: CompanyContext): boolean {
  if (/[\p{L}\d@]/u.test(text.charAt(start - 1)) || /[\p{L}\d]/u.test(text.charAt(end))) return false;
  if (about.isOwn || isTitleCase(text)) return true;
  const next = /^\s(\p{Lu}[\p{Ll}]+)/u.exec(text.slice(end))?.[1] ?? '';
  return next === '' || AFTER_NAME.test(next) || EVENT_VERB.test(next);
}

const AFTER_NAME =
  /^(?:Inc|Ltd|Limited|Corp|Corporation|Company|Holdings?|Group|Co|Gmbh|Chief|President|Founder|Co|Chair|Chairman|Director|Board|Head|And|To|Of|In|Has|Is|Will|Series|Seed)$/;

/** Whether nearly every longer word has a capital, so that capitals say nothing about names. */
export function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  if (words.length < 4) return false;
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.75;
}
