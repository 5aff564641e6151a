import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { IndexBuildError } from '@workbench/db';
import { NoSnapshotsError } from '@workbench/db/backup';
import { EngineStartError } from '@workbench/db/embedded';
import { SecretKeyError } from '@workbench/services/shared/secrets';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/read-config.ts';
import { explainFailure } from './explain-failure.ts';

const server = fileURLToPath(new URL('../commands/start.ts', import.meta.url));

describe('explainFailure', () => {
  const listenError = (code: string) =>
    Object.assign(new Error(code), { code, syscall: 'listen', port: 3000, address: '10.0.0.9' });

  it.each([
    [
      listenError('EADDRINUSE'),
      'Port 3000 is in use by another program. Stop it, or choose another port, like PORT=3001.',
    ],
    [listenError('EACCES'), 'Port 3000 needs administrator rights'],
    [listenError('EADDRNOTAVAIL'), '"10.0.0.9" is not an address of this machine'],
    [new NoSnapshotsError('A backup needs a replica set'), 'A backup needs a replica set'],
    [new SecretKeyError('This database was written with another secret key'), 'another secret key'],
    [
      Object.assign(new Error('x'), { code: 'EROFS', syscall: 'mkdir', path: '/data' }),
      'DATA_DIR: "/data" can\'t be written: the disk is read-only',
    ],
    [
      Object.assign(new Error('x'), { code: 'EACCES', syscall: 'open', path: '/data/secret.key' }),
      'DATA_DIR: "/data/secret.key"',
    ],
    [
      Object.assign(new Error('The disk of /data is full'), { code: 'ENOSPC' }),
      'The disk of /data is full. Free some space, and start again.',
    ],
    [new ConfigError('PORT: "x" must be a whole number'), 'PORT: "x" must be a whole number'],
    [
      Object.assign(new Error('available disk space of 440401920 bytes is less than required minimum of 524288000'), {
        name: 'MongoServerError',
        code: 14_031,
      }),
      'The database has too little disk space to start: available disk space of 440401920 bytes is less than',
    ],
    [
      new IndexBuildError('companies', 'of_domain', { message: 'E11000', code: 11_000 }),
      "The index of_domain of companies can't be built: E11000",
    ],
    [
      new IndexBuildError('companies', 'of_domain', { message: 'available disk space of 9 bytes', code: 14_031 }),
      'The database has too little disk space to start: The index of_domain of companies',
    ],
    [
      new EngineStartError('The embedded database in /data ended with 1. Last lines of /data/engine.log:\nWT_PANIC'),
      'WT_PANIC\n\nStart again. If it ends so again, "npm run doctor"',
    ],
    [
      Object.assign(new Error('no server at db:27017'), { name: 'MongooseServerSelectionError' }),
      "The database can't be reached",
    ],
  ])('says in words what is wrong and what to do (%#)', (error, message) => {
    expect(explainFailure(error)).toContain(message);
    expect(explainFailure(error)).not.toContain('    at ');
  });
});

describe('the server process', () => {
  it('ends with code 1 and a message without a stack when a variable is wrong', async () => {
    const env = { ...process.env, PORT: 'eighty', HOST: '0.0.0.0' };
    const failure = await promisify(execFile)(process.execPath, [server], { env }).catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain('PORT: "eighty" must be a whole number');
    expect(failure.stderr).not.toContain('    at ');
  });
});
