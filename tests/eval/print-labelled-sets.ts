import { readSentence } from '../../packages/services/src/contacts/search/smart-search/read-sentence.ts';
import type { Analyst } from '../../packages/services/src/reports/analyse/analyst.ts';
import { evaluateHeadlines } from './evaluate-headlines.ts';
import { evaluateSites } from './evaluate-sites.ts';
import { goalsOf, sentenceGoalsOf } from './goals.ts';
import { scoreSentences } from './score-sentences.ts';
import { REFUSED, SENTENCES } from './sentences.ts';
import { headlineTables, sentenceTables, siteTables } from './tables.ts';

/** Prints how well an analyst and the smart search do on the labelled sets; exits with 1 when a goal is missed. */
export async function printLabelledSets(analyst: Analyst, isVerbose: boolean): Promise<void> {
  const headlines = await evaluateHeadlines(analyst, new Date());
  const sites = await evaluateSites(analyst);
  const sentences = scoreSentences({ sentences: SENTENCES, refused: REFUSED, read: readSentence });

  console.log(`${headlineTables(headlines)}\n\n${siteTables(sites)}\n\n${sentenceTables(sentences)}\n`);
  if (isVerbose) {
    for (const mistake of headlines.mistakes) console.log(`headline: ${mistake}`);
    for (const mistake of sentences.mistakes) console.log(`sentence: ${mistake}`);
    for (const { domain, name, mistakes, failures, unsupported, forbidden } of sites) {
      const lines = [
        ...mistakes,
        ...failures.map((text) => `source failed: ${text}`),
        ...unsupported.map((text) => `unsupported: ${text}`),
        ...forbidden.map((text) => `forbidden: ${text}`),
      ];
      for (const line of lines) console.log(`${domain} ${name}: ${line}`);
    }
  }
  const goals = [...goalsOf(headlines, sites), ...sentenceGoalsOf(sentences)];
  const missed = goals.filter(({ isMet }) => !isMet);
  for (const { name, value, wanted } of missed)
    console.log(`not met: ${name} is ${value.toFixed(3)}, wanted ${wanted}`);
  console.log(missed.length === 0 ? 'eval: goals met' : `eval: ${missed.length} goals missed`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
