import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { onReadOnlyDisk, withOpenFiles } from './helpers/unfit-machines.ts';
import { Workspace } from './helpers/workspace.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

/** What a server says that ends before it is ready. */
async function wordsOfEnd(launcher: string[]): Promise<string> {
  const failure: Error = await workspace.startServer({}, launcher).then(
    () => new Error('It started'),
    (error) => error,
  );
  expect(failure.message).toMatch(/^The server ended before it was ready/);
  expect(failure.message).not.toContain('    at ');
  return failure.message;
}

test.runIf(process.platform === 'linux')(
  'a read-only disk and too few open files are named at the start, and on a fit machine everything goes on',
  async () => {
    const before = await workspace.startServer();
    await sendJson(before.origin, 'POST', '/api/companies', { name: 'Kept', domain: 'kept.com' });
    await before.kill();
    await workspace.untilEngineIsGone();

    expect(await wordsOfEnd(onReadOnlyDisk(workspace.dataDir))).toMatch(
      /DATA_DIR: ".*" can't be written: the disk is read-only\./,
    );
    expect(await wordsOfEnd(withOpenFiles(64))).toMatch(
      /may have 64 files and connections open\. Raise the limit before the start: "ulimit -n 4096"/,
    );

    const { origin } = await workspace.startServer();
    expect(await sendJson(origin, 'GET', '/api/companies')).toMatchObject([{ domain: 'kept.com' }]);
  },
);
