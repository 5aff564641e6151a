import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectDatabase } from '../connection.ts';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { terminateEngine } from '../embedded/engine-pid.ts';
import { CopyDiffersError, copyDatabase } from './copy-database.ts';
import { DatabaseInUseError } from './database-location.ts';
import { UnfinishedRestoreError } from './unfinished-restore.ts';

const { MongoClient, BSON } = mongoose.mongo;

const REMOVAL = { recursive: true, maxRetries: 20, retryDelay: 100 };

/** Of all tests: an engine of another folder has the part of a server, and a workspace with something in it is copied. */
let shared: string;
let serverDir: string;
let server: mongo.MongoClient;
/** Of one test, which has a database of its own on the server. */
let folder: string;
let home: string;
let name: string;
let serverUri: string;
let db: mongo.Db;

beforeAll(async () => {
  shared = await mkdtemp(join(tmpdir(), 'workbench-copy-'));
  serverDir = join(shared, 'server');
  await storeThings(join(shared, 'home'));
});
afterAll(async () => {
  await terminateEngine(serverDir);
  await rm(shared, REMOVAL);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-copy-'));
  home = join(folder, 'home');
  name = basename(folder);
  await openServer();
});
afterEach(async () => {
  await server.close();
  for (const dir of await readdir(folder)) await terminateEngine(join(folder, dir));
  await rm(folder, REMOVAL);
});

async function openServer(): Promise<void> {
  const { uri } = await connectOrStartEngine(serverDir);
  serverUri = uri.replace('/?', `/${name}?`);
  server = await MongoClient.connect(serverUri);
  db = server.db(name);
}

/** A workspace whose server has ended. */
const useHome = () => cp(join(shared, 'home'), home, { recursive: true });

const THINGS = Array.from({ length: 2500 }, (_, n) => ({
  _id: n,
  name: `Thing ${n}`,
  long: BSON.Long.fromNumber(n),
  double: new BSON.Double(n),
  bytes: new BSON.Binary(Buffer.from([n % 256])),
  at: new Date(n),
}));
const silent = { onProgress: () => undefined, log: () => undefined, beforeUse: async () => undefined };

async function storeThings(dataDir: string): Promise<void> {
  const database = await connectDatabase({ dataDir });
  await mongoose.connection.collection('things').insertMany(THINGS as never[]);
  await database.close();
  await terminateEngine(dataDir);
}

async function rawThings(dataDir: string): Promise<string[]> {
  const { uri, connection } = await connectOrStartEngine(dataDir);
  const client = await MongoClient.connect(uri);
  const found = await readRaw(client.db('workbench'));
  await client.close();
  connection.destroy();
  await terminateEngine(dataDir);
  return found;
}

const readRaw = async (of: mongo.Db) =>
  (await of.collection('things').find<Buffer>({}, { raw: true }).sort({ _id: 1 }).toArray()).map((one) =>
    one.toString('hex'),
  );

it('a copy to a server and back is the same, byte by byte', async () => {
  const back = join(folder, 'back');
  await useHome();
  await copyDatabase({ dataDir: home }, { dataDir: home, mongodbUri: serverUri }, silent);
  const before = await rawThings(home);
  expect(before).toHaveLength(2500);
  expect(await readRaw(db)).toEqual(before);
  await copyDatabase({ dataDir: back, mongodbUri: serverUri }, { dataDir: back }, silent);
  expect(await rawThings(back)).toEqual(before);
  // Nothing of the way stays.
  for (const dir of [home, back]) expect((await readdir(dir)).filter((name) => name.includes('copy'))).toEqual([]);
});

it('a copy is refused into a database that has data, and from one that is used', async () => {
  await useHome();
  await db.collection('companies').insertOne({ name: 'Acme' });
  const target = { dataDir: home, mongodbUri: serverUri };
  await expect(copyDatabase({ dataDir: home }, target, silent)).rejects.toThrow(
    /has data \(companies\): name an empty one/,
  );
  const refused = copyDatabase(target, { dataDir: home }, silent);
  await expect(refused).rejects.toThrow(/There is a database in .*database already/);
  await expect(refused).rejects.toBeInstanceOf(DatabaseInUseError);
  expect(await db.collection('things').countDocuments()).toBe(0);
});

it('a source that is written to meanwhile is noticed, and its copy opens nowhere', async () => {
  await db.collection('things').insertMany(THINGS as never[]);
  const copy = copyDatabase(
    { dataDir: home, mongodbUri: serverUri },
    { dataDir: home },
    {
      ...silent,
      onProgress: () => void db.collection('things').insertOne({ _id: -1 as never }),
    },
  );
  await expect(copy).rejects.toThrow(/source has changed meanwhile: things \(2500 and 2501 documents\)/);
  await expect(copy).rejects.toBeInstanceOf(CopyDiffersError);
  expect(await readdir(home)).not.toContain('database');
});

it('a copy to a server that was broken off is opened by nothing, and is said so to the next one', async () => {
  await useHome();
  const target = { dataDir: home, mongodbUri: serverUri };
  const broken = { ...silent, beforeUse: () => Promise.reject(new Error('killed')) };
  await expect(copyDatabase({ dataDir: home }, target, broken)).rejects.toThrow('killed');
  await expect(copyDatabase({ dataDir: home }, target, silent)).rejects.toBeInstanceOf(UnfinishedRestoreError);
});

it('keeps the order of fields whose names are numbers', async () => {
  const things = db.collection<{ _id: number }>('things');
  await things.insertOne({ _id: 1 });
  await things.updateOne({ _id: 1 }, { $set: { 'years.region': 'North' } });
  await things.updateOne({ _id: 1 }, { $set: { 'years.2024': 5 } });
  await things.updateOne({ _id: 1 }, { $set: { 'years.7': [{ b: 1, 3: 2 }] } });
  const before = await readRaw(db);
  await server.close();
  await terminateEngine(serverDir);
  await openServer();
  await copyDatabase({ dataDir: home, mongodbUri: serverUri }, { dataDir: home }, silent);
  expect(await rawThings(home)).toEqual(before);
});
