import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Encrypts what must not lie readable in the database. */
export interface Secrets {
  seal(text: string): string;
  /** Throws when the text was sealed with another key. */
  open(sealed: string): string;
  /** A keyed hash: the same text gives the same one, and without the key the text can't be found by trying. */
  fingerprint(text: string): string;
  /** The key was made by this very process: nothing that is stored can have been written with it. */
  isNew: boolean;
}

/** The key file is missing, is not a key, or is not the key of the workspace; the message says what to do. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

export interface SecretKeyFile {
  dataDir: string;
  /** Wins over the file in `dataDir`, and is never made or changed: it belongs to whoever configured it. */
  keyFile?: string | undefined;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Version of the sealed form, so that another can be added. */
const VERSION = 'v1.';
const OWNER_ONLY = 0o600;

/**
 * Seals with AES-256-GCM under the key in `keyFile`, or in `<dataDir>/secret.key`, which is made when there is none. The
 * key is not in the database, so a dump of the database reveals nothing; `verifyWorkspaceKey` says whether they belong together.
 * @throws SecretKeyError when the configured file is missing or a file is not a key
 */
export function openSecrets(file: string | SecretKeyFile): Secrets {
  const { dataDir, keyFile } = typeof file === 'string' ? { dataDir: file } : file;
  const { key, isNew } =
    keyFile === undefined ? readOrCreateKey(dataDir) : { key: readGivenKey(keyFile), isNew: false };
  // A key of its own, so that a hash says nothing about what was sealed.
  const hashKey = createHmac('sha256', key).update('fingerprint').digest();
  return {
    seal: (text) => seal(key, text),
    open: (sealed) => open(key, sealed),
    fingerprint: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    isNew,
  };
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  if (!sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) {
    throw new Error('This is not a text that was encrypted here');
  }
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new Error('This was encrypted with another key, or was changed since');
  }
}

function readGivenKey(path: string): Buffer {
  const key = readIfExists(path);
  if (key === null) throw new SecretKeyError(`SECRET_KEY_FILE: ${path} does not exist.`);
  if (key.length === KEY_BYTES) return key;
  throw new SecretKeyError(`SECRET_KEY_FILE: ${path} has ${key.length} bytes and a key has ${KEY_BYTES}.`);
}

function readOrCreateKey(dataDir: string): { key: Buffer; isNew: boolean } {
  const path = join(dataDir, 'secret.key');
  let key = readIfExists(path);
  const isNew = key === null;
  if (key === null) {
    // What lies above it stays open to others.
    mkdirSync(dirname(dataDir), { recursive: true });
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    createKey(path);
    key = readFileSync(path);
  }
  if (key.length !== KEY_BYTES) {
    throw new SecretKeyError(
      `${path} has ${key.length} bytes and a key has ${KEY_BYTES}. Put the right file back from a backup.`,
    );
  }
  // A copy from a backup may have come back readable for everybody.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, OWNER_ONLY);
  return { key, isNew };
}

/** Written aside and then linked: two processes that start at once share one key, and neither reads half of it. */
function createKey(path: string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(KEY_BYTES), { flag: 'wx', mode: OWNER_ONLY, flush: true });
  try {
    linkOrCopy(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function linkOrCopy(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some file systems have no links.
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
}

function readIfExists(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
