import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MODULE = new URL('./release-idle-memory.ts', import.meta.url).href;
const CHECK_EVERY_MS = 100;
const GIVEN_BACK_MB = 20;

it('gives the memory of the start back once that is over, and that of later work', async () => {
  const script = `
    const { releaseIdleMemory } = await import(${JSON.stringify(MODULE)});
    const residentMb = () => process.memoryUsage.rss() / 2 ** 20;
    const work = () => {
      const rows = Array.from({ length: 400_000 }, (_, n) => ({ n, name: 'row ' + n }));
      return residentMb() + (rows.length > 0 ? 0 : 1);
    };
    const untilGivenBack = async (fullMb) => {
      while (residentMb() > fullMb - ${GIVEN_BACK_MB}) await new Promise((done) => setTimeout(done, 20));
    };
    const startMb = work();
    releaseIdleMemory(${CHECK_EVERY_MS});
    await untilGivenBack(startMb);
    await untilGivenBack(work());
    process.stdout.write('given back twice');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('given back twice');
});
