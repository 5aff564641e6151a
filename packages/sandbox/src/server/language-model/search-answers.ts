interface Read {
  value: string;
  words: string;
}

/** The sentence as the prompt of smart search fences it; null in any other prompt. */
export function sentenceOf(prompt: string): string | null {
  return /<sentence>\n([\s\S]*?)\n<\/sentence>/.exec(prompt)?.[1] ?? null;
}

const SHAPE = /^(?<titles>.+?)(?: at (?<industry>.+?)(?: companies| firms| startups)?)?(?: in (?<places>\p{Lu}.*))?$/u;

/** "VPs of engineering" → "VP of Engineering". */
function toTitle(words: string): string {
  const [first = '', ...others] = words.split(' ');
  const singular = others.includes('of')
    ? [first.replace(/s$/, ''), ...others]
    : [first, ...others].with(-1, (others.at(-1) ?? first).replace(/s$/, ''));
  return singular.map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');
}

const parts = (text: string | undefined): string[] => text?.split(/, | or | and /).filter((part) => part !== '') ?? [];

/** What an honest model reads in "titles at industry companies in places". */
export function honestFilters(sentence: string) {
  const groups = SHAPE.exec(sentence.trim())?.groups ?? {};
  const same = (words: string): Read => ({ value: words, words });
  return {
    request: 'people',
    excluded: [] as string[],
    jobTitles: parts(groups.titles).map((words): Read => ({ value: toTitle(words), words })),
    locations: parts(groups.places).map(same),
    industries: parts(groups.industry).map(same),
    companyNames: [] as Read[],
    seniorities: [] as Read[],
    companySize: null as { min: number | null; max: number | null; words: string } | null,
    keywords: [] as Read[],
    framing: [] as string[],
  };
}

/** What a model answers that adds filters of its own to those that are asked for. */
export function inventedFilters(sentence: string): ReturnType<typeof honestFilters> {
  const honest = honestFilters(sentence);
  const invent = (value: string): Read => ({ value, words: `${value} of my own` });
  return {
    ...honest,
    jobTitles: [...honest.jobTitles, invent('HyperWidget Officer')],
    locations: [...honest.locations, invent('Atlantis')],
    industries: [...honest.industries, invent('antigravity')],
    companyNames: [invent('Zyxcorp')],
    seniorities: [{ value: 'owner', words: 'owners of Zyxcorp' }],
    companySize: { min: 777, max: null, words: 'over 777 million employees' },
    excluded: ['no one in Atlantis'],
    keywords: [invent('Zyxcorp')],
    framing: ['HyperWidget Officer of my own'],
  };
}
