import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectDatabase } from '../connection.ts';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { terminateEngine } from '../embedded/engine-pid.ts';
import { CopyDiffersError, copyDatabase } from './copy-database.ts';
import { DatabaseInUseError } from './database-location.ts';
import { UnfinishedRestoreError } from './unfinished-restore.ts';

const { MongoClient, BSON } = mongoose.mongo;

/** An engine of another folder has the part of a server. */
let folder: string;
let serverDir: string;
let serverUri: string;
let server: mongo.MongoClient;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-copy-'));
  serverDir = join(folder, 'server');
  const { uri } = await connectOrStartEngine(serverDir);
  serverUri = uri.replace('/?', '/workbench?');
  server = await MongoClient.connect(serverUri);
});
afterEach(async () => {
  await server.close();
  for (const name of await readdir(folder)) await terminateEngine(join(folder, name));
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
});

const THINGS = Array.from({ length: 2500 }, (_, n) => ({
  _id: n,
  name: `Thing ${n}`,
  long: BSON.Long.fromNumber(n),
  double: new BSON.Double(n),
  bytes: new BSON.Binary(Buffer.from([n % 256])),
  at: new Date(n),
}));
const silent = { onProgress: () => undefined, log: () => undefined, beforeUse: async () => undefined };

/** A workspace with something in it, whose server has ended. */
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

const readRaw = async (db: mongo.Db) =>
  (await db.collection('things').find<Buffer>({}, { raw: true }).sort({ _id: 1 }).toArray()).map((one) =>
    one.toString('hex'),
  );

it('a copy to a server and back is the same, byte by byte', async () => {
  const [home, back] = [join(folder, 'home'), join(folder, 'back')];
  await storeThings(home);
  await copyDatabase({ dataDir: home }, { dataDir: home, mongodbUri: serverUri }, silent);
  const before = await rawThings(home);
  expect(before).toHaveLength(2500);
  expect(await readRaw(server.db('workbench'))).toEqual(before);
  await copyDatabase({ dataDir: back, mongodbUri: serverUri }, { dataDir: back }, silent);
  expect(await rawThings(back)).toEqual(before);
  // Nothing of the way stays.
  for (const dir of [home, back]) expect((await readdir(dir)).filter((name) => name.includes('copy'))).toEqual([]);
});

it('a copy is refused into a database that has data, and from one that is used', async () => {
  const home = join(folder, 'home');
  await storeThings(home);
  await server.db('workbench').collection('companies').insertOne({ name: 'Acme' });
  const target = { dataDir: home, mongodbUri: serverUri };
  await expect(copyDatabase({ dataDir: home }, target, silent)).rejects.toThrow(
    /has data \(companies\): name an empty one/,
  );
  const refused = copyDatabase(target, { dataDir: home }, silent);
  await expect(refused).rejects.toThrow(/There is a database in .*database already/);
  await expect(refused).rejects.toBeInstanceOf(DatabaseInUseError);
  expect(await server.db('workbench').collection('things').countDocuments()).toBe(0);
});

it('a source that is written to meanwhile is noticed, and its copy opens nowhere', async () => {
  await server
    .db('workbench')
    .collection('things')
    .insertMany(THINGS as never[]);
  const home = join(folder, 'home');
  const copy = copyDatabase(
    { dataDir: home, mongodbUri: serverUri },
    { dataDir: home },
    {
      ...silent,
      onProgress: () =>
        void server
          .db('workbench')
          .collection('things')
          .insertOne({ _id: -1 as never }),
    },
  );
  await expect(copy).rejects.toThrow(/source has changed meanwhile: things \(2500 and 2501 documents\)/);
  await expect(copy).rejects.toBeInstanceOf(CopyDiffersError);
  expect(await readdir(home)).not.toContain('database');
});

it('a copy to a server that was broken off is opened by nothing, and is said so to the next one', async () => {
  const home = join(folder, 'home');
  await storeThings(home);
  const target = { dataDir: home, mongodbUri: serverUri };
  const broken = { ...silent, beforeUse: () => Promise.reject(new Error('killed')) };
  await expect(copyDatabase({ dataDir: home }, target, broken)).rejects.toThrow('killed');
  await expect(copyDatabase({ dataDir: home }, target, silent)).rejects.toBeInstanceOf(UnfinishedRestoreError);
});

it('keeps the order of fields whose names are numbers', async () => {
  const things = server.db('workbench').collection<{ _id: number }>('things');
  await things.insertOne({ _id: 1 });
  await things.updateOne({ _id: 1 }, { $set: { 'years.region': 'North' } });
  await things.updateOne({ _id: 1 }, { $set: { 'years.2024': 5 } });
  await things.updateOne({ _id: 1 }, { $set: { 'years.7': [{ b: 1, 3: 2 }] } });
  const before = await readRaw(server.db('workbench'));
  await server.close();
  await terminateEngine(serverDir);
  const { uri } = await connectOrStartEngine(serverDir);
  serverUri = uri.replace('/?', '/workbench?');
  const home = join(folder, 'home');
  await copyDatabase({ dataDir: home, mongodbUri: serverUri }, { dataDir: home }, silent);
  expect(await rawThings(home)).toEqual(before);
});
