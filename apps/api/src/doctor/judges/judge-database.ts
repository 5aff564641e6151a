import { type Finding, fault, ok } from '../finding.ts';

/** Whether the database answers, and which version has written it. Pure. */

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
