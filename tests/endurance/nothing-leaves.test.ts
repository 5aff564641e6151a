import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { runInOwnNetwork } from '../privacy/helpers/own-network.ts';

const MINUTES = inject('endurance').quietMinutes;
const PROGRAM = fileURLToPath(new URL('../privacy/helpers/use-quietly.ts', import.meta.url));

test(`${MINUTES} minutes of everyday work with the defaults send no packet beyond this machine`, async () => {
  const { recorded, packets } = await runInOwnNetwork([PROGRAM, '--minutes', String(MINUTES)]);
  expect(recorded).toEqual([]);
  expect(packets ?? 0).toBe(0);
});
