import type { MessageClause } from '../types.ts';
import type { Phrase, Writing } from './phrases.ts';
import * as phrases from './phrases.ts';
import { afterComma, capitalised } from './sentence.ts';

/** How many facts each length tells at most. */
const FACTS_MAX = { short: 1, medium: 2, long: 4 } as const;

/** A direct message or a follow-up: greeting, why, what, what next, and who writes. */
export function composeLetter(writing: Writing): MessageClause[] {
  const { request, facts } = writing;
  const { length } = request;
  const opening = phrases.opening(writing);
  const isBare = opening.every(({ clause }) => clause.restsOn.length === 0);
  const told = facts.slice(0, FACTS_MAX[length]).flatMap((fact, index) => phrases.fact(writing, fact, index));
  const paragraphs = [
    phrases.greeting(writing),
    [...opening, ...(length === 'short' && !isBare ? [] : phrases.industry(writing))],
    [...told, ...phrases.goal(writing)],
    [...(length === 'long' ? phrases.courtesy(writing) : []), ...phrases.ask(writing)],
  ];
  return [...inParagraphs(distinct(paragraphs), request.language === 'de'), ...signature(writing)];
}

/** No sentence twice, no paragraph without a sentence. */
function distinct(paragraphs: Phrase[][]): Phrase[][] {
  const said = new Set<string>();
  const isNew = ({ clause }: Phrase) => !said.has(clause.text) && Boolean(said.add(clause.text));
  return paragraphs.map((paragraph) => paragraph.filter(isNew)).filter((paragraph) => paragraph.length > 0);
}

/** @param goesOn whether the language goes on in lower case after the comma of the greeting */
function inParagraphs(paragraphs: Phrase[][], goesOn: boolean): MessageClause[] {
  return paragraphs.flatMap((paragraph, row) =>
    paragraph.map(({ clause, sentence }, index) => {
      const isAfterGreeting = row === 1 && index === 0 && goesOn;
      const said = isAfterGreeting ? afterComma(clause, sentence) : capitalised(clause);
      const isLast = row === paragraphs.length - 1 && index === paragraph.length - 1;
      const gap = index < paragraph.length - 1 ? ' ' : '\n\n';
      return isLast ? said : { ...said, text: said.text + gap };
    }),
  );
}

/** "Kind regards, Jonas Weber": left out when nobody is known who could sign. */
function signature(writing: Writing): MessageClause[] {
  const { sender, senderTitle } = writing.values;
  const [closing] = phrases.closing(writing);
  if (sender === undefined || closing === undefined) return [];
  // German sets no comma before the name.
  const comma = writing.request.language === 'de' ? '' : ',';
  const lines = [
    { text: `\n\n${closing.clause.text}${comma}\n`, restsOn: [] },
    { text: sender.text, restsOn: [sender.restsOn] },
  ];
  return senderTitle === undefined
    ? lines
    : [...lines, { text: `\n${senderTitle.text}`, restsOn: [senderTitle.restsOn] }];
}
