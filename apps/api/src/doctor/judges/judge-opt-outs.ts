import type { OptOutList } from '@workbench/db/doctor';
import { type Finding, ok, warning } from '../finding.ts';

/** The vendors' lists of people who asked to be removed. Pure. */

/** One is read each day; a server that was switched off reads it at its next start. */
const OLD_AFTER_MS = 2 * 24 * 60 * 60_000;
const CHECK = 'Opt-outs';

/** @param lists those that were ever read: only a connected source's is */
export function judgeOptOuts(lists: readonly OptOutList[], now: Date): Finding {
  const [list] = lists;
  if (list === undefined) return ok(CHECK, 'No list of opt-outs was read: no source that publishes one was connected.');
  const { source, completedAt, ids, shrunkFrom, removedEver, failure } = list;
  const day =
    completedAt === null ? 'It was never read to its end.' : `It was last read to its end on ${dayOf(completedAt)}.`;
  if (failure !== null) {
    const cure = 'Mend that, or disconnect the source under Data Sources; a running server reads the list once a day.';
    return warning(CHECK, `The list of ${source} could not be read: ${failure}. ${day}`, cure);
  }
  if (completedAt !== null && now.getTime() - completedAt.getTime() > OLD_AFTER_MS) {
    return warning(CHECK, `The list of ${source}: ${day}`, 'Start the server: it reads the list within the hour.');
  }
  if (shrunkFrom !== null) {
    const what = `The list of ${source} has ${ids.toLocaleString('en')} ids, and had ${shrunkFrom.toLocaleString('en')}. ${day}`;
    return warning(
      CHECK,
      what,
      'Check the account with the vendor: a list of opt-outs that shrinks may be incomplete.',
    );
  }
  const counts = `${ids.toLocaleString('en')} ids; ${removedEver.toLocaleString('en')} contacts and leads removed so far`;
  return ok(CHECK, `The list of ${source}: ${day} ${counts}.`);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
