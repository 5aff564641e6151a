import { type Finding, fault, ok, warning } from '../finding.ts';
import type { FolderFacts } from './judge-folder.ts';

/** The backups that the server makes by itself. Pure. */

export interface BackupFacts {
  folder: FolderFacts;
  /** The last one that was completed; null when there is none. */
  last: { file: string; startedAt: Date; isThere: boolean } | null;
  /** Why the latest try has failed; null when it has not. */
  failure: string | null;
  now: Date;
}

const CHECK = 'Backups';
/** One is made each day; a server that was switched off over night makes it at its next start. */
const OLD_AFTER_MS = 2 * 24 * 60 * 60_000;

/** @param facts null while none are scheduled */
export function judgeBackups(facts: BackupFacts | null): Finding {
  if (facts === null) {
    return ok(CHECK, 'None are scheduled. "npm run backup" makes one; Backups under Settings makes one each day.');
  }
  const { folder, last, failure, now } = facts;
  if (folder.problem !== null) {
    const what = `Scheduled backups can not be written to ${folder.path} (${folder.problem}).`;
    return fault(CHECK, what, 'Let this user write there, or choose another folder under Settings, Backups.');
  }
  if (failure !== null) {
    return fault(
      CHECK,
      `The latest scheduled backup has failed: ${failure}`,
      'Mend that; a running server tries again every hour.',
    );
  }
  if (last === null) {
    return warning(
      CHECK,
      'Backups are scheduled, and none has been made yet.',
      'Start the server: it makes one at once.',
    );
  }
  const day = last.startedAt.toISOString().slice(0, 10);
  if (!last.isThere) {
    const cure = 'Put it back, or make a new one under Settings, Backups.';
    return fault(CHECK, `The last scheduled backup, of ${day}, is not there as it was written: ${last.file}.`, cure);
  }
  if (now.getTime() - last.startedAt.getTime() > OLD_AFTER_MS) {
    return warning(
      CHECK,
      `The last scheduled backup is of ${day}.`,
      'Start the server: it makes that of today at once.',
    );
  }
  return ok(CHECK, `The last scheduled backup is of ${day}: ${last.file}.`);
}
