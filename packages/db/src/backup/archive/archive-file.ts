import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { ArchiveError } from './archive-frames.ts';

/** What an encrypted backup begins with: `age -d` opens it, too. */
const AGE_MAGIC = 'age-encryption.org/v1';
/** An empty frame that `zstd -d` skips. Without it, a file that lacks its last bytes alone would seem whole. */
const LAST_FRAME = Buffer.from('502a4d1800000000', 'hex');
const PASSPHRASE_MISSING = 'This backup is encrypted: give the file with its passphrase, as in --passphrase-file FILE.';
const PASSPHRASE_WRONG = 'The passphrase does not open this backup.';
const NO_BACKUP = 'This file is no backup of this product, or it is cut off or damaged. Nothing was restored.';

/**
 * Writes a backup: the frames compressed with Zstandard, encrypted with age where there is a passphrase. The file has its name
 * once it is whole and on the disk; an interrupted backup leaves `<file>.part` at most. For this user alone.
 */
export async function writeArchive(
  file: string,
  frames: AsyncIterable<Buffer>,
  passphrase: string | null,
): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  const source = Readable.from(frames, { objectMode: false });
  const compressed = createZstdCompress();
  source.on('error', (error) => compressed.destroy(error));
  const bytes = await encrypted(source.pipe(compressed), passphrase);
  await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
  const handle = await open(part, 'a');
  if (passphrase === null) await handle.write(LAST_FRAME);
  await handle.sync();
  await handle.close();
  await rename(part, file);
}

async function encrypted(bytes: Readable, passphrase: string | null): Promise<Readable> {
  if (passphrase === null) return bytes;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/** The bytes of the frames. @throws ArchiveError for a file that is no backup, or that the passphrase does not open */
export async function* readArchive(file: string, passphrase: string | null): AsyncGenerator<Buffer> {
  const bytes = await decrypted(file, passphrase);
  const decompressed = createZstdDecompress();
  bytes.on('error', (error) => decompressed.destroy(error));
  try {
    for await (const chunk of bytes.pipe(decompressed)) yield chunk;
  } catch (error) {
    throw isOfDisk(error) ? error : new ArchiveError(NO_BACKUP, { cause: error });
  } finally {
    bytes.destroy();
  }
}

async function decrypted(file: string, passphrase: string | null): Promise<Readable> {
  if (!(await isEncrypted(file))) return openCompressed(file);
  if (passphrase === null) throw new ArchiveError(PASSPHRASE_MISSING);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(createReadStream(file))));
  } catch (error) {
    if (isOfDisk(error)) throw error;
    const isPassphrase = error instanceof Error && /no identity matched|incorrect/i.test(error.message);
    throw new ArchiveError(isPassphrase ? PASSPHRASE_WRONG : NO_BACKUP, { cause: error });
  }
}

async function openCompressed(file: string): Promise<Readable> {
  const { size } = await stat(file);
  const from = size - LAST_FRAME.length;
  if (from <= 0 || !(await readAt(file, from, LAST_FRAME.length)).equals(LAST_FRAME)) throw new ArchiveError(NO_BACKUP);
  return createReadStream(file, { end: from - 1 });
}

async function isEncrypted(file: string): Promise<boolean> {
  return (await readAt(file, 0, AGE_MAGIC.length)).toString('latin1') === AGE_MAGIC;
}

async function readAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A disk that fails says so itself. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (bytes: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(bytes as unknown as ReadableStream);
