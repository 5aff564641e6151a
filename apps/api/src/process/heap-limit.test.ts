import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { replacementArgs } from './heap-limit.ts';

const run = promisify(execFile);
const LARGE = { limitMb: 4288, options: [], execArgv: [], argv: ['server.ts'] };

describe('the heap limit', () => {
  it('is set where that of the machine is larger, and keeps all other arguments', () => {
    expect(replacementArgs(LARGE)).toEqual(['--max-old-space-size=1024', '--max-semi-space-size=8', 'server.ts']);
    expect(replacementArgs({ ...LARGE, execArgv: ['--enable-source-maps'], argv: ['server.ts', '--verbose'] })).toEqual(
      ['--enable-source-maps', '--max-old-space-size=1024', '--max-semi-space-size=8', 'server.ts', '--verbose'],
    );
  });

  it('leaves the size of the young generation to the operator who chose one', () => {
    const chosen = ['--max-semi-space-size=64'];
    expect(replacementArgs({ ...LARGE, options: chosen, execArgv: chosen })).toEqual([
      ...chosen,
      '--max-old-space-size=1024',
      'server.ts',
    ]);
  });

  it.each([
    ['a small machine', { limitMb: 512 }],
    ['a process that has it already', { limitMb: 1200 }],
    ['an operator who chose one', { options: ['--max-old-space-size=8192'] }],
    ['an operator who chose one by a variable', { options: ['--no-warnings --max_old_space_size=8192'] }],
    ['an operator who chose a share', { options: ['--max-old-space-size-percentage=50'] }],
  ])('stays that of %s', (_, change) => {
    expect(replacementArgs({ ...LARGE, ...change })).toBeNull();
  });

  const program = `
    const { limitHeap } = await import(${JSON.stringify(new URL('./heap-limit.ts', import.meta.url).href)});
    process.stdout.write(process.pid + ' ');
    limitHeap();
    const { heap_size_limit } = (await import('node:v8')).getHeapStatistics();
    process.stdout.write(String(Math.round(heap_size_limit / 2 ** 20)));`;
  const limitOf = async (...args: string[]) => {
    const { stdout, stderr } = await run(process.execPath, [...args, '--input-type=module', '--eval', program]);
    expect(stderr).toBe('');
    const words = stdout.split(' ');
    return { pids: new Set(words.slice(0, -1)).size, limitMb: Number(words.at(-1)) };
  };

  it('holds in the process that takes the place of the first one, under the same process id', async () => {
    const { pids, limitMb } = await limitOf('--max-semi-space-size=16');
    expect(pids).toBe(1);
    expect(limitMb).toBeLessThan(1536);
  });

  it('leaves a chosen limit alone', async () => {
    expect((await limitOf('--max-old-space-size=3000')).limitMb).toBeGreaterThanOrEqual(3000);
  });
});
