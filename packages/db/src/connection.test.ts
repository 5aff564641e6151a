import mongoose from 'mongoose';
import { afterEach, expect, inject, test } from 'vitest';
import { connectDatabase } from './connection.ts';
import { prepareDatabase } from './prepare-database.ts';

const Thing = mongoose.model('Thing', new mongoose.Schema({ name: String }));

afterEach(() => mongoose.disconnect());

test('a MongoDB URI connects to that server, starts no engine, and everything else is the same', async () => {
  const database = await connectDatabase({ mongodbUri: inject('mongoUri'), dataDir: '/dev/null', dbName: 'test_uri' });
  expect(database.isEmbedded).toBe(false);
  await database.ping();
  await mongoose.connection.dropDatabase();
  await Thing.create({ name: 'one' });
  expect(await Thing.countDocuments()).toBe(1);
  await database.close();
  expect(mongoose.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
});

test('the database named in the URI is used', async () => {
  const uri = inject('mongoUri').replace('/?', '/test_named?');
  await connectDatabase({ mongodbUri: uri, dataDir: '/dev/null' });
  expect(mongoose.connection.name).toBe('test_named');
});

test('without any name the database is called workbench', async () => {
  await connectDatabase({ mongodbUri: inject('mongoUri'), dataDir: '/dev/null' });
  expect(mongoose.connection.name).toBe('workbench');
});

test('ping rejects when the connection is closed', async () => {
  const database = await connectDatabase({ mongodbUri: inject('mongoUri'), dataDir: '/dev/null' });
  await database.close();
  await expect(database.ping()).rejects.toThrow();
});

test('to connect creates no collections', async () => {
  await connectDatabase({ mongodbUri: inject('mongoUri'), dataDir: '/dev/null', dbName: 'test_untouched' });
  await mongoose.model('Untouched', new mongoose.Schema({ name: String })).init();
  expect(await mongoose.connection.listCollections()).toEqual([]);
});

test('a new database has the latest schema from the start, without an upgrade', async () => {
  await connectDatabase({ mongodbUri: inject('mongoUri'), dataDir: '/dev/null', dbName: 'test_new' });
  await mongoose.connection.dropDatabase();
  await Thing.createCollection();
  const lines: string[] = [];
  await prepareDatabase({ log: (line) => lines.push(line) });
  expect(lines).toEqual([]);
  await mongoose.connection.dropDatabase();
});
