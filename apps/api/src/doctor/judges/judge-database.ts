import { type Finding, fault, ok, warning } from '../finding.ts';

/** What is stored, and what the outside said last. Pure. */

export function judgeUnreachable(message: string, usesServer: boolean): Finding {
  const [line = message] = message.split('\n');
  return usesServer
    ? fault(
        'Database',
        `The MongoDB server does not answer: ${line}`,
        'Check MONGODB_URI, and that the server runs and lets this machine in.',
      )
    : fault(
        'Database',
        line,
        'See the last lines of engine.log in DATA_DIR. If a file is damaged, restore a backup: "npm run restore".',
      );
}

export function judgeSchema({ stored, known }: { stored: number | null; known: number }): Finding {
  const check = 'Stored data';
  if (stored === null) return ok(check, 'Nothing is stored yet, or what an early version has written.');
  if (stored === known) return ok(check, `Schema ${stored}, the one of this program.`);
  if (stored < known)
    return ok(check, `Schema ${stored}; the next start upgrades it to ${known}. Make a backup first.`);
  return fault(
    check,
    `A newer version of the product has written this database: schema ${stored}, and this program knows ${known}.`,
    'Start the newer version, or restore a backup from before the upgrade.',
  );
}

export interface SourceFailure {
  id: string;
  kind: string | null;
  message: string;
}

/** Kinds of failures that last until a person does something. */
const REJECTED = new Set(['auth', 'forbidden', 'credits_exhausted']);

export function judgeSources(failures: readonly SourceFailure[]): Finding {
  const rejected = failures.filter(({ kind }) => kind !== null && REJECTED.has(kind));
  if (rejected.length > 0) {
    const what = rejected.map(({ id, message }) => `${id}: ${message}`).join('; ');
    const cure =
      'Enter a new key under Data Sources, or set its variable, such as APOLLO_API_KEY; top up credits that are used up.';
    return fault('Keys of sources', `Rejected at their last use: ${what}.`, cure);
  }
  if (failures.length === 0) return ok('Keys of sources', 'No source failed at its last use.');
  const what = `Failed at their last use: ${failures.map(({ id, message }) => `${id}: ${message}`).join('; ')}.`;
  return warning(
    'Keys of sources',
    what,
    'They are queried again by themselves; "Test" under Data Sources does it now.',
  );
}

/** @param problem what the mail server said; null when it takes messages */
export function judgeMail({ isConfigured, problem }: { isConfigured: boolean; problem: string | null }): Finding {
  if (!isConfigured) return ok('Mail', 'SMTP_URL is not set: notifications are shown, not mailed.');
  if (problem === null) return ok('Mail', 'The mail server lets this user in.');
  return fault('Mail', `${problem}.`, 'Check the host, the port, the user and the password in SMTP_URL.');
}
