import { type Finding, fault, ok, warning } from '../finding.ts';

/** DATA_DIR and what is in it. Pure. */

export interface FolderFacts {
  path: string;
  exists: boolean;
  /** The code of the error that writing there ended with; null when it can be written. */
  problem: string | null;
}

const FOLDER_FAULTS: Record<string, [what: string, cure: string]> = {
  EROFS: ['is on a read-only disk', 'Mount it writable, or set DATA_DIR to a folder that can be written.'],
  EACCES: [
    'can not be written by this user',
    'Start the server as the user who owns it, or give it to this user with chown.',
  ],
  EPERM: [
    'can not be written by this user',
    'Start the server as the user who owns it, or give it to this user with chown.',
  ],
  ENOTDIR: ['is a file, or below one', 'Move the file away, or set DATA_DIR to a folder.'],
  EEXIST: ['is a file', 'Move the file away, or set DATA_DIR to a folder.'],
  ENOSPC: ['is on a full disk', 'Free some space.'],
};

export function judgeFolder({ path, exists, problem }: FolderFacts): Finding {
  if (problem === null)
    return ok('DATA_DIR', exists ? `${path} can be written.` : `${path} is made at the first start.`);
  const [what, cure] = FOLDER_FAULTS[problem] ?? [
    `can not be written (${problem})`,
    'Set DATA_DIR to a folder that can be written.',
  ];
  return fault('DATA_DIR', `${path} ${what}.`, cure);
}

export interface OwnedFile {
  path: string;
  uid: number;
  /** The permission bits. */
  mode: number;
  canBeRead: boolean;
}

export function judgeOwners(files: readonly OwnedFile[], user: { uid: number; name: string }): Finding {
  const check = 'Owner and mode';
  const foreign = files.filter(({ uid, canBeRead }) => uid !== user.uid || !canBeRead);
  if (foreign.length > 0) {
    const cure = `Start the server as the user who owns all of it, or: chown -R ${user.name} on DATA_DIR, and chmod u+rwX.`;
    return fault(check, `${names(foreign)} not ${user.name}'s, or not readable for ${user.name}.`, cure);
  }
  const open = openToOthers(files);
  if (open.length === 0) return ok(check, `All of DATA_DIR is for ${user.name} alone.`);
  return warning(check, `${names(open)} readable for other users of this machine.`, 'chmod -R go= on DATA_DIR.');
}

/** Without what is in a closed folder, and without DATA_DIR itself, the first: the names in it say nothing. */
function openToOthers(files: readonly OwnedFile[]): OwnedFile[] {
  const closed = files.filter(({ mode }) => (mode & 0o077) === 0).map(({ path }) => `${path}/`);
  return files
    .slice(1)
    .filter(({ path, mode }) => (mode & 0o077) !== 0 && !closed.some((folder) => path.startsWith(folder)));
}

const SHOWN = 3;

function names(files: readonly OwnedFile[]): string {
  const shown = files.slice(0, SHOWN).map(({ path }) => path);
  const rest = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : '';
  return `${shown.join(', ')}${rest} ${files.length === 1 ? 'is' : 'are'}`;
}

export interface KeyFacts {
  path: string;
  /** null: there is no file. */
  bytes: number | null;
  /** Whether anything may have been written with a key: there is a database, or it notes one. */
  hasDatabase: boolean;
  /** Whether the database notes this key; null when it notes none, or could not be read. */
  isOfDatabase: boolean | null;
}

const KEY_BYTES = 32;
const PUT_BACK =
  'Put the right secret.key back from your copy, or set SECRET_KEY_FILE to it. Only when none is left anywhere: SECRET_KEY_LOST=yes, see the README.';

export function judgeSecretKey({ path, bytes, hasDatabase, isOfDatabase }: KeyFacts): Finding {
  const check = 'Secret key';
  if (bytes === null) {
    if (!hasDatabase) return ok(check, `${path} is made at the first start; back it up then.`);
    return fault(check, `${path} is missing, and the database was written with one.`, PUT_BACK);
  }
  if (bytes !== KEY_BYTES) return fault(check, `${path} has ${bytes} bytes, and a key has ${KEY_BYTES}.`, PUT_BACK);
  if (isOfDatabase === false)
    return fault(check, `${path} is not the key that the database was written with.`, PUT_BACK);
  return ok(check, isOfDatabase ? `${path} is the key of this database.` : `${path} is a key.`);
}
