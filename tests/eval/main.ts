import { createBuiltInAnalyst } from '../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { printLabelledPairs } from './duplicates/print-labelled-pairs.ts';
import { printHeaderSets } from './headers/print-header-sets.ts';
import { printLabelledSets } from './print-labelled-sets.ts';
import { printRealSites } from './real-sites/main-real-sites.ts';
import { printStatements } from './verifier/print-statements.ts';

/**
 * Prints how well the built-in analyst and the smart search do on the labelled sets, or with `--sites FOLDER` on stored
 * sites; `--only SLUG,SLUG` chooses some of them. With `--duplicates` how well companies that are stored twice are found among
 * labelled pairs, with `--headers FILE` how well the columns of tables are mapped. `--verbose` names each mistake. With
 * `--verifier FILE` how many labelled statements the verifier of reports keeps and rejects; `--counts` leaves out the
 * statements.
 */
const argumentAfter = (flag: string) => {
  const at = process.argv.indexOf(flag);
  return at === -1 ? undefined : process.argv[at + 1];
};
const isVerbose = process.argv.includes('--verbose');
const folder = argumentAfter('--sites');
const headers = argumentAfter('--headers');
const statements = argumentAfter('--verifier');
if (process.argv.includes('--duplicates')) printLabelledPairs(isVerbose);
else if (headers !== undefined) printHeaderSets(headers, isVerbose);
else if (statements !== undefined) printStatements(statements, process.argv.includes('--counts'));
else if (folder === undefined) await printLabelledSets(createBuiltInAnalyst(), isVerbose);
else
  await printRealSites(folder, createBuiltInAnalyst(), {
    only: (argumentAfter('--only') ?? '').split(',').filter(Boolean),
    isVerbose,
  });
