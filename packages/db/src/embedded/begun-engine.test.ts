import { once } from 'node:events';
import { expect, test } from 'vitest';
import { beginEngine, takeBegunEngine } from './begun-engine.ts';
import { connectOrStartEngine } from './connect-or-start.ts';
import { superviseEngine } from './restart-supervisor.ts';
import { useEngineUsers } from './test-helpers/engine-users.ts';

const engineUsers = useEngineUsers();

test('an engine that was begun is taken once, and serves', async () => {
  const dataDir = engineUsers.dataDir();
  beginEngine(dataDir);
  const engine = await takeBegunEngine(dataDir);
  expect(await takeBegunEngine(dataDir)).toBeUndefined();
  const other = await connectOrStartEngine(dataDir);
  expect(other.uri).toBe(engine?.uri);
  other.connection.destroy();
  engine?.connection.destroy();
});

test('one that has closed again is not taken: another is started', async () => {
  const dataDir = engineUsers.dataDir();
  beginEngine(dataDir);
  const engine = await takeBegunEngine(dataDir);
  engine?.connection.destroy();
  beginEngine(dataDir);
  const { connection } = await connectOrStartEngine(dataDir);
  connection.destroy();
  await once(connection, 'close');
  const supervised = await superviseEngine(dataDir);
  expect(supervised.uri).toBe(engine?.uri);
  supervised.stop();
});

test('an error of the start reaches the one who takes it', async () => {
  beginEngine('/dev/null/data');
  await expect(superviseEngine('/dev/null/data')).rejects.toThrow('ENOTDIR');
});
