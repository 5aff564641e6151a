import { cleanCompany } from '../../clean-fields.ts';

/** Verbs of headlines, as a clause behind "I saw that" has them. */
const SAID: Record<string, string> = {
  raises: 'raised',
  secures: 'secured',
  closes: 'closed',
  opens: 'opened',
  launches: 'launched',
  unveils: 'unveiled',
  introduces: 'introduced',
  releases: 'released',
  presents: 'presented',
  acquires: 'acquired',
  buys: 'bought',
  signs: 'signed',
  appoints: 'appointed',
  names: 'named',
  hires: 'hired',
  wins: 'won',
  receives: 'received',
  completes: 'completed',
  publishes: 'published',
  files: 'filed',
  adopts: 'adopted',
  announces: 'announced',
  joins: 'joined',
  expands: 'is expanding',
  moves: 'is moving',
  relocates: 'is relocating',
  advertises: 'is advertising',
  seeks: 'is seeking',
  invests: 'is investing',
  builds: 'is building',
  plans: 'is planning',
  recruits: 'is recruiting',
  develops: 'is developing',
  tests: 'is testing',
  rolls: 'is rolling',
  achieves: 'achieved',
  starts: 'started',
  extends: 'extended',
  doubles: 'doubled',
};
/** An object that is complete: with an article, a number, a name, or a preposition before it. */
const COMPLETE =
  /^(?:an?|the|its|their|two|three|four|five|six|seven|eight|nine|ten|several|new \p{Ll}+s|first|up|out|more|all|into|to|in|with|from|on|for|by|as)\b|^[\d$€£]|^\p{Lu}/u;

/** What headlines say without its article. */
const BARE =
  /^(?:(?:new|major|large|five-year|multi-year) )?(?:contract|order|deal|agreement|patent|grant|award|partnership)\b|^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)-(?:year|month|week|seat)\b/;

/** "$12M seed round": a round of that sum. */
const SUM =
  /^[$€£]\d[\d.,]*\s?(?:million|billion|[mMkKbB]n?)?\s(?!in\s)(?:\p{L}+\s){0,2}?(?:rounds?|Series [A-H]|seed|loan|facility|investment|contract|order|deal|grant|plant|factory)(?!\p{L})/u;

/** "Northwind expands to Canada" as a clause of today; null where the headline has lost more than its tense. */
export function englishClause(text: string, names: readonly string[]): string | null {
  const name = names.find((one) => text.startsWith(`${one} `));
  if (name === undefined || /[.!?;:–]\s|\?$/.test(text.slice(name.length))) return null;
  const [verb = '', ...rest] = text.slice(name.length + 1).split(' ');
  const object = rest.join(' ').replace(/,? for an undisclosed (?:sum|amount|price)$/, '');
  const said = verb === 'to' && /^\p{Ll}{3,}\s/u.test(object) ? 'is to' : SAID[verb];
  if (said === 'is to') return [cleanCompany(name), said, object].join(' ');
  const article = (BARE.exec(object) ?? SUM.exec(object))?.[0];
  if (said === undefined || (article === undefined && !COMPLETE.test(object))) return null;
  return [cleanCompany(name), said, article && (/^[aeiou]|^[$€£]?(?:8|11\D|18\D)/.test(article) ? 'an' : 'a'), object]
    .filter(Boolean)
    .join(' ');
}
