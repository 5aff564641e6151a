import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import type { MessageClause, WriteMessage, WrittenMessage } from '../types.ts';
import { chooserOf } from './choose.ts';
import { composeConnectionRequest } from './compose-connection-request.ts';
import { composeLetter } from './compose-letter.ts';
import type { Writing } from './phrases.ts';
import { slotValues } from './slot-values.ts';
import { GERMAN } from './templates/de.ts';
import { ENGLISH } from './templates/en.ts';
import { SPANISH } from './templates/es.ts';
import { FRENCH } from './templates/fr.ts';
import type { LanguageTemplates } from './templates/template.ts';

const TEMPLATES: Record<MessageLanguage, LanguageTemplates> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/**
 * The built-in writer: whole sentences of the language with the known fields and the picked facts in them, nothing
 * else. What is not known is not spoken of. A connection request keeps its limit because shorter sentences are chosen
 * before anything is left out, and nothing is ever cut.
 * @returns the text and its clauses; joined without anything between them they are the text
 */
export const writeMessage: WriteMessage = (request, { variant }) => {
  const writing: Writing = {
    request,
    templates: TEMPLATES[request.language],
    values: slotValues(request),
    choose: chooserOf(request, variant),
    facts: distinctFacts(request),
  };
  return joined(
    request.messageType === 'connection_request' ? composeConnectionRequest(writing) : composeLetter(writing),
  );
};

function distinctFacts({ facts }: MessageRequest): MessageRequest['facts'] {
  const byText = new Map(facts.filter(({ text }) => text.trim() !== '').map((fact) => [keyOf(fact.text), fact]));
  return [...byText.values()];
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const joined = (clauses: MessageClause[]): WrittenMessage => ({
  text: clauses.map(({ text }) => text).join(''),
  clauses,
});
