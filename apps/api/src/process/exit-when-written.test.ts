import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('./exit-when-written.ts', import.meta.url));
/** More than a pipe takes at once. */
const BYTES = 1_000_000;

it('what was logged last is read, also by a reader that is slow to begin', async () => {
  const program = `import { exitWhenWritten } from ${JSON.stringify(MODULE)};
    process.stdout.write('a'.repeat(${BYTES}));
    exitWhenWritten(3);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await sleep(500);
  let received = 0;
  child.stdout.on('data', (chunk) => {
    received += chunk.length;
  });
  expect(await ended).toBe(3);
  expect(received).toBe(BYTES);
});
