/**
 * A program that uses the embedded engine, for the tests: `node engine-user.ts <dataDir> <name>`.
 * Writes a document with its name, prints the engine's process id, and stays.
 */
import mongoose from 'mongoose';
import { connectDatabase } from '../../connection.ts';

const [dataDir, name] = process.argv.slice(2);
if (!dataDir || !name) throw new Error('Usage: engine-user.ts <dataDir> <name>');

await connectDatabase({ dataDir });
const db = mongoose.connection.getClient().db('shared');
await db.collection<{ _id: string }>('users').insertOne({ _id: name });
const { pid } = await db.admin().serverStatus();
console.log(Number(pid));
setInterval(() => {}, 60_000);
