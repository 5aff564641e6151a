import { characterCount } from '../length/character-limit.ts';
import type { MessageClause } from '../written-message.ts';
import { bridge } from './bridge.ts';
import type { Composition } from './composition.ts';
import { afterComma } from './fill-sentence.ts';
import { callsToAction, goalQuestions } from './goal-questions.ts';
import { lineWithoutReason } from './line-without-reason.ts';
import type { Phrase } from './phrases.ts';
import * as phrases from './phrases.ts';

/** The richest of the plans that keeps the limit; null when not even the goal alone does. */
export function composeConnectionRequest(composition: Composition): MessageClause[] | null {
  const { limit } = composition.request;
  for (const plan of candidatePlans(composition)) {
    const clauses = joinSentences(plan, composition.request.language === 'es');
    if (characterCount(clauses.map(({ text }) => text).join('')) <= limit) return clauses;
  }
  return null;
}

/** From the richest to the barest. The goal stays longest: it is what the sender wants. */
function* candidatePlans(composition: Composition): Generator<Phrase[]> {
  const greeting = phrases.greeting(composition);
  const nameless = phrases.greeting(composition, ['name']);
  const endings = composition.goal === null ? callsToAction(composition) : goalQuestions(composition);
  for (const hasBridge of [true, false])
    for (const one of composition.reasons) {
      const reason = phrases.reason(composition, one, 'first');
      const joining = hasBridge ? bridge(composition, one) : [];
      for (const ending of endings) yield [...greeting, ...reason, ...joining, ...ending];
    }
  const plainLines = [lineWithoutReason(composition), lineWithoutReason(composition, ['title'])];
  for (const line of plainLines) {
    // Without a goal the line itself asks to connect.
    if (composition.goal === null) yield [...greeting, ...line];
    else for (const ending of endings) yield [...greeting, ...line, ...ending];
  }
  const begins = composition.goal === null ? [greeting, nameless, []] : [greeting, nameless];
  for (const begin of begins) for (const ending of endings) yield [...begin, ...ending];
}

/** Sentences one after the other, in one line. */
function joinSentences(plan: Phrase[], isNewSentence: boolean): MessageClause[] {
  return plan.map(({ clause, sentence }, index) => {
    const before = plan[index - 1]?.clause.text ?? '';
    // "Hola, Marta:" opens a letter; in one line it is a sentence.
    const isOpening = index === 0 && plan.length > 1 && isNewSentence;
    const said = isOpening ? { ...clause, text: clause.text.replace(/:$/, '.') } : clause;
    const inLine = /,$/.test(before) ? afterComma(said, sentence) : said;
    return index === plan.length - 1 ? inLine : { ...inLine, text: `${inLine.text} ` };
  });
}
