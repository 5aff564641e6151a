import { characterCount } from '../length/character-limit.ts';
import type { MessageClause } from '../written-message.ts';
import { afterComma, capitalised } from './fill-sentence.ts';
import type { Composition, Phrase } from './phrases.ts';
import * as phrases from './phrases.ts';

/** The maximum number of facts per length. */
const FACTS_MAX = { short: 1, medium: 1, long: 2 } as const;

/** The richest of the plans that keeps the limit; the last one always does. */
export function composeConnectionRequest(composition: Composition): MessageClause[] {
  const { limit } = composition.request;
  for (const plan of candidatePlans(composition)) {
    const clauses = joinSentences(plan);
    if (characterCount(clauses.map(({ text }) => text).join('')) <= limit) return clauses;
  }
  return joinSentences(phrases.shortestCallToAction(composition));
}

/** From the richest to the barest. Facts and the goal stay longest: they are what the sender chose to say. */
function* candidatePlans(composition: Composition): Generator<Phrase[]> {
  const greeting = phrases.greeting(composition);
  const opening = phrases.opening(composition);
  const goal = phrases.goal(composition);
  const closings = [phrases.callToAction(composition), phrases.shortestCallToAction(composition)];
  const isBare = opening.every(({ clause }) => clause.restsOn.length === 0);
  const industry = composition.request.length === 'short' && !isBare ? [] : phrases.industry(composition);
  const openings = [[...opening, ...industry], opening, phrases.opening(composition, ['title', 'aTitle']), []];
  for (const facts of factsToTry(composition)) {
    for (const begin of openings)
      for (const closing of closings) yield [...greeting, ...begin, ...facts, ...goal, ...closing];
  }
  for (const facts of factsToTry(composition))
    for (const begin of [opening, []])
      yield [...greeting, ...begin, ...facts, ...phrases.shortestCallToAction(composition)];
  const nameless = phrases.greeting(composition, ['name']);
  yield [...nameless, ...opening, ...phrases.shortestCallToAction(composition)];
  yield [...greeting, ...phrases.shortestCallToAction(composition)];
  yield [...nameless, ...phrases.shortestCallToAction(composition)];
}

/** All that the length allows, then each alone, then none. */
function factsToTry(composition: Composition): Phrase[][] {
  const { facts, request } = composition;
  const all = facts
    .slice(0, FACTS_MAX[request.length])
    .flatMap((fact, index) => phrases.fact(composition, fact, index));
  const alone = facts.map((fact) => phrases.fact(composition, fact, 0));
  return [all, ...alone, []];
}

/** Sentences one after the other, each once. */
function joinSentences(plan: Phrase[]): MessageClause[] {
  const distinct = plan.filter(
    ({ clause }, index) => plan.findIndex((other) => other.clause.text === clause.text) === index,
  );
  return distinct.map(({ clause, sentence }, index) => {
    const before = distinct[index - 1]?.clause.text ?? '';
    const clauseInLine = /[,:]$/.test(before) ? afterComma(clause, sentence) : capitalised(clause);
    return index === distinct.length - 1 ? clauseInLine : { ...clauseInLine, text: `${clauseInLine.text} ` };
  });
}
