import { createBuiltInAnalyst } from '../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { printLabelledSets } from './print-labelled-sets.ts';
import { printRealSites } from './real-sites/main-real-sites.ts';

/**
 * Prints how well the built-in analyst and the smart search do on the labelled sets, or with `--sites FOLDER` on stored
 * sites; `--only SLUG,SLUG` chooses some of them, `--verbose` names each mistake.
 */
const argumentAfter = (flag: string) => {
  const at = process.argv.indexOf(flag);
  return at === -1 ? undefined : process.argv[at + 1];
};
const isVerbose = process.argv.includes('--verbose');
const folder = argumentAfter('--sites');
const analyst = createBuiltInAnalyst();
if (folder === undefined) await printLabelledSets(analyst, isVerbose);
else
  await printRealSites(folder, analyst, {
    only: (argumentAfter('--only') ?? '').split(',').filter(Boolean),
    isVerbose,
  });
