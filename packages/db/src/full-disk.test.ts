import mongoose, { type ConnectOptions } from 'mongoose';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connectionOnDisk, FREE_BYTES_MIN, readFreeBytes } from './full-disk.ts';

let freeBytes = FREE_BYTES_MIN;
let refusals = 0;
let connection: mongoose.Connection;

beforeEach(async () => {
  freeBytes = FREE_BYTES_MIN;
  refusals = 0;
  const connectionType = connectionOnDisk({
    folder: '/data',
    freeBytes: () => freeBytes,
    onFullDisk: () => void refusals++,
  });
  const options = { dbName: 'full-disk', connectionType } as ConnectOptions;
  connection = await mongoose.createConnection(inject('mongoUri'), options).asPromise();
  await connection.collection('notes').deleteMany({});
});
afterEach(() => connection.close());

const untilSpaceIsReadAgain = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a full disk refuses what grows, each way to write it; reading, claiming and removing go on, and so does everything with space', async () => {
  const notes = connection.collection<{ _id: number; text?: string }>('notes');
  await notes.insertOne({ _id: 1 });
  freeBytes = FREE_BYTES_MIN - 1;
  await untilSpaceIsReadAgain();
  const refused = { code: 'ENOSPC', message: 'The disk of /data is full' };
  await expect(notes.insertOne({ _id: 2 })).rejects.toMatchObject(refused);
  await expect(notes.updateOne({ _id: 1 }, { $set: { text: 'x' } })).rejects.toMatchObject(refused);
  await expect(notes.bulkWrite([{ insertOne: { document: { _id: 3 } } }])).rejects.toMatchObject(refused);
  expect(refusals).toBe(3);
  expect(await notes.findOneAndUpdate({ _id: 1 }, { $set: { text: 'claimed' } })).toEqual({ _id: 1 });
  expect(await notes.find().toArray()).toEqual([{ _id: 1, text: 'claimed' }]);
  expect(await notes.deleteOne({ _id: 1 })).toMatchObject({ deletedCount: 1 });

  freeBytes = FREE_BYTES_MIN;
  await untilSpaceIsReadAgain();
  await notes.insertOne({ _id: 4 });
  expect(await notes.countDocuments()).toBe(1);
});

test('the space on the disk of a folder is known', () => {
  expect(readFreeBytes('.')).toBeGreaterThan(0);
});
