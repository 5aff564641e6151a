import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import type { MessageClause, WriteMessage, WrittenMessage } from '../written-message.ts';
import { createVariantChooser } from './choose-variant.ts';
import { composeConnectionRequest } from './compose-connection-request.ts';
import { composeLetter } from './compose-letter.ts';
import { GERMAN } from './phrasebook/de.ts';
import { ENGLISH } from './phrasebook/en.ts';
import { SPANISH } from './phrasebook/es.ts';
import { FRENCH } from './phrasebook/fr.ts';
import type { Phrasebook } from './phrasebook/phrasebook.ts';
import type { Composition } from './phrases.ts';
import { slotValues } from './slot-values.ts';

const PHRASEBOOKS: Record<MessageLanguage, Phrasebook> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/**
 * The built-in writer: whole sentences with the known fields and selected facts, and nothing else. Unknown fields are
 * not mentioned. A connection request stays within its limit by choosing shorter sentences before anything is left out;
 * nothing is ever cut.
 * @returns the text and its clauses, which concatenate to the text
 */
export const writeMessage: WriteMessage = (request, { variant }) => {
  const composition: Composition = {
    request,
    phrasebook: PHRASEBOOKS[request.language],
    values: slotValues(request),
    choose: createVariantChooser(request, variant),
    facts: distinctFacts(request),
  };
  return joinClauses(
    request.messageType === 'connection_request' ? composeConnectionRequest(composition) : composeLetter(composition),
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

const joinClauses = (clauses: MessageClause[]): WrittenMessage => ({
  text: clauses.map(({ text }) => text).join(''),
  clauses,
});
