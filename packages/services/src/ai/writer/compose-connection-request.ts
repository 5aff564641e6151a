import { lengthOf } from '../rules/limit.ts';
import type { MessageClause } from '../types.ts';
import type { Phrase, Writing } from './phrases.ts';
import * as phrases from './phrases.ts';
import { afterComma, capitalised } from './sentence.ts';

/** How many facts each length tells at most. */
const FACTS_MAX = { short: 1, medium: 1, long: 2 } as const;

/** The richest of the plans that keeps the limit; the last one always does. */
export function composeConnectionRequest(writing: Writing): MessageClause[] {
  const { limit } = writing.request;
  for (const plan of plansOf(writing)) {
    const clauses = inOneLine(plan);
    if (lengthOf(clauses.map(({ text }) => text).join('')) <= limit) return clauses;
  }
  return inOneLine(phrases.shortestAsk(writing));
}

/** From the richest to the barest. Facts and the goal stay longest: they are what the sender chose to say. */
function* plansOf(writing: Writing): Generator<Phrase[]> {
  const greeting = phrases.greeting(writing);
  const opening = phrases.opening(writing);
  const goal = phrases.goal(writing);
  const asks = [phrases.ask(writing), phrases.shortestAsk(writing)];
  const isBare = opening.every(({ clause }) => clause.restsOn.length === 0);
  const industry = writing.request.length === 'short' && !isBare ? [] : phrases.industry(writing);
  const openings = [[...opening, ...industry], opening, phrases.opening(writing, ['title', 'aTitle']), []];
  for (const facts of factsToTry(writing)) {
    for (const begin of openings) for (const ask of asks) yield [...greeting, ...begin, ...facts, ...goal, ...ask];
  }
  for (const facts of factsToTry(writing))
    for (const begin of [opening, []]) yield [...greeting, ...begin, ...facts, ...phrases.shortestAsk(writing)];
  const nameless = phrases.greeting(writing, ['name']);
  yield [...nameless, ...opening, ...phrases.shortestAsk(writing)];
  yield [...greeting, ...phrases.shortestAsk(writing)];
  yield [...nameless, ...phrases.shortestAsk(writing)];
}

/** All that the length allows, then each alone, then none. */
function factsToTry(writing: Writing): Phrase[][] {
  const { facts, request } = writing;
  const all = facts.slice(0, FACTS_MAX[request.length]).flatMap((fact, index) => phrases.fact(writing, fact, index));
  const alone = facts.map((fact) => phrases.fact(writing, fact, 0));
  return [all, ...alone, []];
}

/** Sentences one after the other, each once. */
function inOneLine(plan: Phrase[]): MessageClause[] {
  const distinct = plan.filter(
    ({ clause }, index) => plan.findIndex((other) => other.clause.text === clause.text) === index,
  );
  return distinct.map(({ clause, sentence }, index) => {
    const before = distinct[index - 1]?.clause.text ?? '';
    const said = /[,:]$/.test(before) ? afterComma(clause, sentence) : capitalised(clause);
    return index === distinct.length - 1 ? said : { ...said, text: `${said.text} ` };
  });
}
