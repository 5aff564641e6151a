import type { MessageClause } from '../written-message.ts';
import { afterComma, capitalised } from './fill-sentence.ts';
import type { Composition, Phrase } from './phrases.ts';
import * as phrases from './phrases.ts';

/** The maximum number of facts per length. */
const FACTS_MAX = { short: 1, medium: 2, long: 4 } as const;

/** A direct message or a follow-up: greeting, reason, content, next step, and sender. */
export function composeLetter(composition: Composition): MessageClause[] {
  const { request, facts } = composition;
  const { length } = request;
  const opening = phrases.opening(composition);
  const isBare = opening.every(({ clause }) => clause.restsOn.length === 0);
  const factPhrases = facts
    .slice(0, FACTS_MAX[length])
    .flatMap((fact, index) => phrases.fact(composition, fact, index));
  const paragraphs = [
    phrases.greeting(composition),
    [...opening, ...(length === 'short' && !isBare ? [] : phrases.industry(composition))],
    [...factPhrases, ...phrases.goal(composition)],
    [...(length === 'long' ? phrases.courtesy(composition) : []), ...phrases.callToAction(composition)],
  ];
  return [...joinParagraphs(distinct(paragraphs), request.language === 'de'), ...signature(composition)];
}

/** No sentence twice, no paragraph without a sentence. */
function distinct(paragraphs: Phrase[][]): Phrase[][] {
  const seenTexts = new Set<string>();
  const isNew = ({ clause }: Phrase) => !seenTexts.has(clause.text) && Boolean(seenTexts.add(clause.text));
  return paragraphs.map((paragraph) => paragraph.filter(isNew)).filter((paragraph) => paragraph.length > 0);
}

/** @param continuesLowerCase whether the language continues in lower case after the greeting's comma */
function joinParagraphs(paragraphs: Phrase[][], continuesLowerCase: boolean): MessageClause[] {
  return paragraphs.flatMap((paragraph, row) =>
    paragraph.map(({ clause, sentence }, index) => {
      const isAfterGreeting = row === 1 && index === 0 && continuesLowerCase;
      const clauseInParagraph = isAfterGreeting ? afterComma(clause, sentence) : capitalised(clause);
      const isLast = row === paragraphs.length - 1 && index === paragraph.length - 1;
      const gap = index < paragraph.length - 1 ? ' ' : '\n\n';
      return isLast ? clauseInParagraph : { ...clauseInParagraph, text: clauseInParagraph.text + gap };
    }),
  );
}

/** "Kind regards, Jonas Weber": left out without a sender's name. */
function signature(composition: Composition): MessageClause[] {
  const { sender, senderTitle } = composition.values;
  const [closing] = phrases.closing(composition);
  if (sender === undefined || closing === undefined) return [];
  // German sets no comma before the name.
  const comma = composition.request.language === 'de' ? '' : ',';
  const lines = [
    { text: `\n\n${closing.clause.text}${comma}\n`, restsOn: [] },
    { text: sender.text, restsOn: [sender.restsOn] },
  ];
  return senderTitle === undefined
    ? lines
    : [...lines, { text: `\n${senderTitle.text}`, restsOn: [senderTitle.restsOn] }];
}
