import type { MessageClause } from '../written-message.ts';
import { bridge } from './bridge.ts';
import { cleanField, cleanName, cleanTitle } from './clean-fields.ts';
import type { Composition } from './composition.ts';
import { afterComma } from './fill-sentence.ts';
import { callsToAction, goalQuestions } from './goal-questions.ts';
import { lineWithoutReason } from './line-without-reason.ts';
import type { Phrase } from './phrases.ts';
import * as phrases from './phrases.ts';

/** A direct message or a follow-up: greeting, one reason, one question, and the sender. A long one has a second reason. */
export function composeLetter(composition: Composition): MessageClause[] {
  const { request, goal, reasons } = composition;
  const isLong = request.length === 'long';
  const [first, second] = reasons;
  const joining = bridge(composition, first);
  const said =
    isLong && first !== undefined && second !== undefined ? [first, second] : first === undefined ? [] : [first];
  const reasonPhrases = [
    ...(first === undefined
      ? lineWithoutReason(composition)
      : said.flatMap((one, index) => phrases.reason(composition, one, index === 0 ? 'first' : 'next'))),
    ...joining,
  ];
  const hasInterest = goal === null && first !== undefined && first.kind !== 'own';
  const [question = []] = goal === null ? callsToAction(composition) : goalQuestions(composition);
  const paragraphs = [
    phrases.greeting(composition),
    [
      ...(request.messageType === 'follow_up' && !['recall', 'service'].includes(goal?.kind ?? '')
        ? phrases.earlierMessage(composition)
        : []),
      ...reasonPhrases,
    ],
    [...(hasInterest ? phrases.interest(composition) : []), ...question],
    isLong ? phrases.courtesy(composition) : [],
  ].filter((paragraph) => paragraph.length > 0);
  return [...joinParagraphs(paragraphs, request.language === 'de'), ...signature(composition)];
}

/** @param continuesLowerCase whether the language continues in lower case after the greeting's comma */
function joinParagraphs(paragraphs: Phrase[][], continuesLowerCase: boolean): MessageClause[] {
  return paragraphs.flatMap((paragraph, row) =>
    paragraph.map(({ clause, sentence }, index) => {
      const said = row === 1 && index === 0 && continuesLowerCase ? afterComma(clause, sentence) : clause;
      const isLast = row === paragraphs.length - 1 && index === paragraph.length - 1;
      const gap = index < paragraph.length - 1 ? ' ' : '\n\n';
      return isLast ? said : { ...said, text: said.text + gap };
    }),
  );
}

/** "Kind regards, Jonas Weber", and below "Consultant, Fabrikam": left out without a sender's name. */
function signature(composition: Composition): MessageClause[] {
  const { senderName, senderTitle, senderCompany, language } = composition.request;
  const [name, company] = [cleanName(senderName), cleanField(senderCompany)];
  const title = cleanTitle(senderTitle, company);
  const [closing] = phrases.closing(composition);
  if (name === '' || closing === undefined) return [];
  // German sets no comma before the name.
  const comma = language === 'de' ? '' : ',';
  const lines = [
    { text: `\n\n${closing.clause.text}${comma}\n`, restsOn: [] },
    { text: name, restsOn: ['senderName'] },
  ];
  // "Managing Director of Fabrikam" names the company already.
  const isNamed = ` ${title} `.toLowerCase().includes(` ${company} `.toLowerCase());
  const position = [
    { text: title, restsOn: 'senderTitle' },
    { text: isNamed ? '' : company, restsOn: 'senderCompany' },
  ].filter(({ text }) => text !== '');
  if (position.length === 0) return lines;
  const text = `\n${position.map((part) => part.text).join(', ')}`;
  return [...lines, { text, restsOn: position.map(({ restsOn }) => restsOn) }];
}
