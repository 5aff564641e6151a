import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import { storyOf } from '../../stories/story-of.ts';
import type { SiteStory } from '../../stories/types.ts';

/** Who tells what a company does; tests give their own. */
export type StoryLookup<Part extends keyof SiteStory> = (company: SandboxCompany, now: Date) => Pick<SiteStory, Part>;
export const lookUpStory = storyOf;

/** Companies whose name holds these words in this order, as a search for a phrase finds them. */
export function companiesNamed(world: SandboxWorld, phrase: string): SandboxCompany[] {
  const phraseWords = plain(phrase);
  return phraseWords.trim() === '' ? [] : world.all().filter(({ name }) => plain(name).includes(phraseWords));
}

/** The first of the parameters that the service does not know. */
export const unknownIn = (query: URLSearchParams, known: readonly string[]): string | undefined =>
  [...query.keys()].find((name) => !known.includes(name));

export const escapedXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** In spaces, so that a word's part is not the word. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
