import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Encrypter } from 'age-encryption';
import mongoose, { type mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../connection.ts';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { terminateEngine } from '../embedded/engine-pid.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { thisProcess } from '../running-process.ts';
import { UPGRADE_STEPS } from '../upgrade/steps/index.ts';
import { readArchive, writeArchive } from './archive/archive-file.ts';
import { ArchiveError, FrameWriter, readFrames } from './archive/archive-frames.ts';
import { loadDatabase } from './archive/load-database.ts';
import { verifyArchive } from './archive/verify-archive.ts';
import { backupDatabase } from './backup-database.ts';
import { DatabaseInUseError, NoDatabaseError, NoSnapshotsError } from './database-location.ts';
import { restoreDatabase } from './restore-database.ts';
import { finishRestore, markStageReady, stageOf } from './staged-restore.ts';
import { UnfinishedRestoreError } from './unfinished-restore.ts';

const { MongoClient, BSON } = mongoose.mongo;
const PASSPHRASE = 'four words of a list';
const NOW = new Date('2026-11-23T12:00:00Z');
const OPTIONS = { passphrase: null, now: NOW, onProgress: () => {} };
const SCHEMA_VERSION = UPGRADE_STEPS.at(-1)?.number ?? 0;

let folder: string;
let dataDir: string;
let file: string;
const clients: mongo.MongoClient[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-backup-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'a.backup');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await terminateEngine(dataDir);
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
});

/** The workspace's database, as another program has it. */
async function openDb(): Promise<mongo.Db> {
  const { uri } = await connectOrStartEngine(dataDir);
  const client = await MongoClient.connect(uri);
  clients.push(client);
  return client.db('workbench');
}

async function closeDb(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await terminateEngine(dataDir);
}

const backup = (passphrase: string | null = null) =>
  backupDatabase({ dataDir }, file, { passphrase, now: NOW, onProgress: () => {} });
const restore = (passphrase: string | null = null) =>
  restoreDatabase({ dataDir }, file, {
    passphrase,
    onProgress: () => {},
    log: () => {},
    beforeUse: async () => {},
  });
/** The address of another database on the same server. */
const uriOf = (uri: string, name: string) => uri.replace(/^(mongodb:\/\/[^/?]+)\/?/, `$1/${name}`);
const readRaw = async (db: mongo.Db, name: string) =>
  (await db.collection(name).find<Buffer>({}, { raw: true }).sort({ _id: 1 }).toArray()).map((one) =>
    one.toString('hex'),
  );

/** An archive of one collection, without an engine. */
function archiveOf(documents: object[], schemaVersion = SCHEMA_VERSION): AsyncIterable<Buffer> {
  return (async function* () {
    const writer = new FrameWriter();
    const createdAt = NOW.toISOString();
    yield writer.header({ format: 'sales-intelligence-workbench backup', formatVersion: 1, createdAt, schemaVersion });
    yield writer.collection('things');
    for (const one of documents) yield writer.document(Buffer.from(BSON.serialize(one)));
    yield writer.end();
  })();
}

/** A passphrase is stretched by as much as the file says, at each opening; by itself age takes a second for it. */
function stretchLittle(): void {
  const { setPassphrase } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, passphrase) {
    setPassphrase.call(this, passphrase);
    this.setScryptWorkFactor(1);
  });
}

const verify = (passphrase: string | null = null) => verifyArchive(readFrames(readArchive(file, passphrase)));

describe('a backup', () => {
  it('is of one moment while others write, and is restored byte by byte; the former database stays', async () => {
    const db = await openDb();
    await db.collection('values').insertMany([
      { _id: 1, int: new BSON.Int32(1), double: new BSON.Double(1), long: BSON.Long.fromString('9007199254740993') },
      {
        _id: 2,
        date: new Date(0),
        binary: new BSON.Binary(Buffer.from([0, 255])),
        list: [null, { deep: 'ü' }],
        id: new BSON.ObjectId(),
      },
      { _id: 3, decimal: BSON.Decimal128.fromString('0.10'), pattern: /a/i, minus: new BSON.Double(-0), text: '' },
    ] as unknown as mongo.OptionalId<mongo.Document>[]);
    const before = await readRaw(db, 'values');
    let isWriting = true;
    const written = { first: 0, second: 0 };
    const writing = (async () => {
      for (let n = 0; isWriting; n++) {
        await db.collection<{ _id: number }>('first').insertOne({ _id: n });
        written.first++;
        await db.collection<{ _id: number }>('second').insertOne({ _id: n });
        written.second++;
      }
    })();
    while (written.second < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const acknowledged = { ...written };
    await backup();
    isWriting = false;
    await writing;
    expect(written.second).toBeGreaterThan(acknowledged.second);
    await closeDb();
    expect(await restore()).toContain('before-restore');
    const restored = await openDb();
    expect(await readRaw(restored, 'values')).toEqual(before);
    const [first, second] = await Promise.all(
      ['first', 'second'].map((name) => restored.collection(name).countDocuments()),
    );
    expect(first).toBeGreaterThanOrEqual(acknowledged.first);
    expect([first, (first ?? 0) - 1]).toContain(second);
    expect(second).toBeLessThan(written.second);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['a.backup', 'data']);
  });

  it('of one folder runs once at a time: the others are refused in words, and harm nothing', async () => {
    const db = await openDb();
    await db.collection('things').insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id: _id as never })));
    const attempts = ['a', 'b', 'c'].map((name) =>
      backupDatabase({ dataDir }, join(folder, name), { passphrase: null, now: NOW, onProgress: () => {} }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.map(String)).toEqual(
      Array(2).fill(expect.stringContaining('Another backup of this folder is running')),
    );
    const made = outcomes.findIndex(({ status }) => status === 'fulfilled');
    await verifyArchive(readFrames(readArchive(join(folder, 'abc'[made] ?? ''), null)));
    await backup();
    expect(await readdir(dataDir)).not.toContain('backup');
  });

  it('of a folder without a database, or of an empty one on a server, is refused and makes none', async () => {
    await expect(backup()).rejects.toThrow(NoDatabaseError);
    expect(await readdir(folder)).toEqual([]);
    await openDb();
    const { uri } = await connectOrStartEngine(dataDir);
    for (const name of ['misspelled', 'misspelled_snapshot']) {
      const empty = backupDatabase({ dataDir, mongodbUri: uriOf(uri, name) }, file, OPTIONS);
      await expect(empty).rejects.toThrow(`The database "${name}" of the server is empty`);
      await expect(empty).rejects.not.toThrow('MONGODB_URI');
      await expect(empty).rejects.toThrow(NoDatabaseError);
    }
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('says that a server has no snapshots only where that is why it failed', async () => {
    const db = (await openDb()).client.db('of_snapshots');
    await db.collection('things').insertOne({});
    const { uri } = await connectOrStartEngine(dataDir);
    const failWith = (message: string) => {
      vi.spyOn(mongoose.mongo.Collection.prototype, 'findOne').mockRejectedValueOnce(
        new mongoose.mongo.MongoServerError({ message }),
      );
      return expect(backupDatabase({ dataDir, mongodbUri: uriOf(uri, 'of_snapshots') }, file, OPTIONS)).rejects;
    };
    await failWith('Executor error during find command on namespace: of_snapshots.x').toThrow('Executor error');
    await failWith('node needs to be a replica set member to use read concern').toThrow(NoSnapshotsError);
  });

  it('of a folder whose restore was killed between the two databases says how that is finished', async () => {
    await mkdir(stageOf(dataDir), { recursive: true });
    await markStageReady(dataDir);
    await expect(backup()).rejects.toThrow('start the server once, which finishes it');
    expect(await readdir(dataDir)).toEqual(['restore']);
  });

  it('is made where a killed one has left its copy', async () => {
    await openDb();
    const gone = { host: thisProcess().host, pid: 2 ** 22 + 1, instance: 'killed' };
    await mkdir(join(dataDir, 'backup', 'database'), { recursive: true });
    await writeFile(join(dataDir, 'backup', 'owner.json'), JSON.stringify(gone));
    await backup();
    await verify();
  });

  it('lets writes go on at once when it is killed while they wait', async () => {
    const db = await openDb();
    const { uri } = await connectOrStartEngine(dataDir);
    const killed = await MongoClient.connect(uri, { maxPoolSize: 1 });
    await killed.db('admin').command({ fsync: 1, lock: true });
    let written = 0;
    // More than the engine runs at a time.
    const writing = Array.from({ length: 50 }, async () => {
      await db.collection('things').insertOne({});
      written++;
    });
    await killed.db('workbench').collection('things').findOne({});
    expect(written).toBe(0);
    await killed.close(true);
    await Promise.all(writing);
    expect(await db.collection('things').countDocuments()).toBe(50);
  });

  it.each([null, PASSPHRASE])(
    'whose database fails meanwhile fails with the words of that (passphrase: %s)',
    async (passphrase) => {
      stretchLittle();
      const broken = (async function* () {
        yield Buffer.from('a frame');
        throw new Error('the database is away');
      })();
      await expect(writeArchive(file, broken, passphrase)).rejects.toThrow('the database is away');
      expect(await readdir(folder)).toEqual(['a.backup.part']);
    },
  );

  it('is refused wherever it is cut off, with and without a passphrase', async () => {
    stretchLittle();
    for (const passphrase of [null, PASSPHRASE]) {
      await writeArchive(file, archiveOf([{ _id: 1, name: 'Acme' }, { _id: 2 }]), passphrase);
      const whole = await readFile(file);
      await expect(verify(passphrase)).resolves.toMatchObject({ createdAt: NOW.toISOString() });
      for (let length = 0; length < whole.length; length++) {
        await writeFile(file, whole.subarray(0, length));
        await expect(verify(passphrase), String(length)).rejects.toBeInstanceOf(ArchiveError);
      }
    }
  });

  it('is refused when a bit of it has changed, or has the same content', async () => {
    await writeArchive(file, archiveOf([{ _id: 1, name: 'Acme' }]), null);
    const whole = await readFile(file);
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(file, changed);
      const outcome = await verify().then(
        () => 'same',
        (error) => error,
      );
      if (outcome !== 'same') expect(outcome).toBeInstanceOf(ArchiveError);
    }
  });

  it('stretches its passphrase as age does by itself, so that guessing takes long', async () => {
    await writeArchive(file, archiveOf([]), PASSPHRASE);
    expect(await readFile(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/);
  });

  it('is refused with another passphrase, without one, and when a later version has written it', async () => {
    stretchLittle();
    await writeArchive(file, archiveOf([]), PASSPHRASE);
    await expect(verify('another passphrase')).rejects.toThrow('The passphrase does not open this backup');
    await expect(verify()).rejects.toThrow('--passphrase-file');
    await writeArchive(file, archiveOf([], SCHEMA_VERSION + 1), null);
    await expect(verify()).rejects.toMatchObject({ name: 'NewerDatabaseError' });
    await writeFile(file, 'name,domain\nAcme,acme.com\n');
    await expect(verify()).rejects.toThrow('This file is no backup of this product');
  });
});

describe('restoring', () => {
  it('into a server that was broken off leaves a database that nothing opens', async () => {
    const db = await openDb();
    await db.collection('people').insertOne({ name: 'Erased since' });
    await backup();
    const { uri } = await connectOrStartEngine(dataDir);
    const target = { dataDir: join(folder, 'other'), mongodbUri: uriOf(uri, 'restored') };
    const restoreTo = (beforeUse: () => Promise<void>) =>
      restoreDatabase(target, file, { passphrase: null, onProgress: () => {}, log: () => {}, beforeUse });
    await expect(restoreTo(() => Promise.reject(new Error('no list of the erased')))).rejects.toThrow('no list');
    const opened = await connectDatabase(target);
    await expect(prepareDatabase()).rejects.toThrow(UnfinishedRestoreError);
    await opened.close();
    await expect(restoreTo(async () => {})).rejects.toThrow('Drop the database, then restore again');
    await db.client.db('restored').dropDatabase();
    await restoreTo(async () => {});
    const again = await connectDatabase(target);
    await prepareDatabase();
    expect(await mongoose.connection.collection('people').countDocuments()).toBe(1);
    await again.close();
  });

  it('is refused while a program uses the database, which stays as it is', async () => {
    const db = await openDb();
    await db.collection<{ _id: string }>('things').insertOne({ _id: 'mine' });
    await writeArchive(file, archiveOf([{ _id: 'other' }]), null);
    await expect(restore()).rejects.toBeInstanceOf(DatabaseInUseError);
    expect(await db.collection('things').distinct('_id')).toEqual(['mine']);
  });

  it('that was killed between the two databases is finished by the next start', async () => {
    const db = await openDb();
    await db.collection<{ _id: string }>('things').insertOne({ _id: 'former' });
    await closeDb();
    const stage = await MongoClient.connect((await connectOrStartEngine(stageOf(dataDir))).uri);
    await loadDatabase(stage.db('workbench'), readFrames(archiveOf([{ _id: 'restored' }])), () => {});
    await stage.close();
    await terminateEngine(stageOf(dataDir));
    expect(await finishRestore(dataDir)).toBeNull();
    await markStageReady(dataDir);
    // As after the first of the two renames.
    await rm(join(dataDir, 'database'), { recursive: true });
    await finishRestore(dataDir);
    expect(await (await openDb()).collection('things').distinct('_id')).toEqual(['restored']);
    expect(await finishRestore(dataDir)).toBeNull();
  });
});
