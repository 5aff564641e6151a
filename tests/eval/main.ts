import { createBuiltInAnalyst } from '../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { printLabelledPairs } from './duplicates/print-labelled-pairs.ts';
import { printHeaderSets } from './headers/print-header-sets.ts';
import { printMessages } from './messages/print-messages.ts';
import { printLabelledSets } from './print-labelled-sets.ts';
import { printRealSites } from './real-sites/main-real-sites.ts';
import { printSearchFile } from './searches/search-answers.ts';
import { writeSearchPrompts } from './searches/search-prompts.ts';
import { printStatements } from './verifier/print-statements.ts';
import { printReadings } from './verifier/reader-answers.ts';
import { writeReaderPrompts } from './verifier/reader-prompts.ts';

/**
 * Prints how well the built-in analyst and the smart search do on the labelled sets, or with `--sites FOLDER` on stored
 * sites; `--only SLUG,SLUG` chooses some of them. With `--model-calls FOLDER` a model writes their reports whose answers
 * lie there: run it, answer the prompts HASH.txt by files HASH.answer.json, and run it again until none waits. With
 * `--duplicates` how well companies that are stored twice are found among labelled pairs, with `--headers FILE` how well
 * the columns of tables are mapped. `--verbose` names each mistake, and which stage of a report lost a piece of news. With
 * `--verifier FILE` how many labelled statements the verifier of reports keeps and rejects; `--counts` leaves out the
 * statements. `--reader-prompts FOLDER` then writes the prompts by which a model would read them again, 01.txt and so on;
 * `--reader-answers FOLDER` reads its answers, 01.answer.json and so on, and compares rules, reader and both. `--search FILE`
 * does the same with labelled sentences of the smart search, of which `--ids PREFIX` chooses some. `--messages FILE` with
 * `--model-calls FOLDER` lets a model write messages in the same way.
 */
const argumentAfter = (flag: string) => {
  const at = process.argv.indexOf(flag);
  return at === -1 ? undefined : process.argv[at + 1];
};
const isVerbose = process.argv.includes('--verbose');
const folder = argumentAfter('--sites');
const headers = argumentAfter('--headers');
const statements = argumentAfter('--verifier');
const readerAnswers = argumentAfter('--reader-answers');
const readerPrompts = argumentAfter('--reader-prompts');
const searches = argumentAfter('--search');
const messages = argumentAfter('--messages');
const modelCalls = argumentAfter('--model-calls');
const idPrefix = argumentAfter('--ids') ?? '';
if (process.argv.includes('--duplicates')) printLabelledPairs(isVerbose);
else if (headers !== undefined) printHeaderSets(headers, isVerbose);
else if (statements !== undefined && readerPrompts !== undefined) writeReaderPrompts(statements, readerPrompts);
else if (statements !== undefined && readerAnswers !== undefined)
  printReadings(statements, readerAnswers, process.argv.includes('--counts'));
else if (statements !== undefined) printStatements(statements, process.argv.includes('--counts'));
else if (searches !== undefined && readerPrompts !== undefined)
  await writeSearchPrompts(searches, readerPrompts, idPrefix);
else if (searches !== undefined)
  await printSearchFile({
    file: searches,
    folder: readerAnswers,
    idPrefix,
    isCountsOnly: process.argv.includes('--counts'),
  });
else if (messages !== undefined && modelCalls !== undefined) await printMessages(messages, modelCalls);
else if (folder === undefined) await printLabelledSets(createBuiltInAnalyst(), isVerbose);
else
  await printRealSites(folder, {
    only: (argumentAfter('--only') ?? '').split(',').filter(Boolean),
    isVerbose,
    modelCalls: modelCalls ?? null,
  });
