import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { writeSandboxKeyFile } from './sandbox-environment.ts';

it('makes the folder of the demo for this user alone, and the key in it', () => {
  const path = writeSandboxKeyFile(join(temporaryFolder(), 'demo'));
  expect([dirname(path), path].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o600]);
});
