import mongoose from 'mongoose';
import { upgradeDatabase } from '../../../packages/db/src/upgrade/upgrade-database.ts';

/** `node upgrade-process.ts URI DATABASE [N]`: upgrades, and is killed where it sends its Nth command. */
const [uri = '', dbName = '', killAt] = process.argv.slice(2);
const client = await mongoose.mongo.MongoClient.connect(uri, { retryWrites: false, monitorCommands: true });
let commands = 0;
client.on('commandStarted', () => {
  commands++;
  if (commands === Number(killAt)) process.kill(process.pid, 'SIGKILL');
});
await upgradeDatabase(client.db(dbName), { log: (line) => process.stdout.write(`${line}\n`) });
await client.close();
