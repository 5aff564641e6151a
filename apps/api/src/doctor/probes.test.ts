import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BackupModel, BackupPlanModel, ConnectionModel, OptOutReadModel, WorkspaceKeyModel } from '@workbench/db';
import { inspectDatabase, readEngineState } from '@workbench/db/doctor';
import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder, testApp } from '../testing.ts';
import type { Finding } from './finding.ts';
import { judgeClock } from './judges/judge-machine.ts';
import { currentUser, latestChange, probeFolder, probeOwners, probeSpace } from './probes/probe-folder.ts';
import { probeOpenFiles, probeSystem } from './probes/probe-machine.ts';
import { probeCertificates, probeProxies } from './probes/probe-network.ts';
import { probePort, probeServers } from './probes/probe-processes.ts';

useTestDatabase();

const DOCTOR = fileURLToPath(new URL('../commands/doctor.ts', import.meta.url));
const AUTHORITY = fileURLToPath(new URL('../../../../tests/fixtures/tls/authority.pem', import.meta.url));
const WAITS = 'setInterval(() => {}, 1000); console.log("up")';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Runs until the test ends. */
async function start(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return child.pid as number;
}

describe('the probes', () => {
  it('see which systems the embedded engine does not run on', () => {
    const debian11 = { platform: 'linux', arch: 'x64', glibcVersion: '2.31' };
    expect(probeSystem(false, debian11).engineProblem).toContain('glibc 2.31');
    expect(probeSystem(false, { ...debian11, glibcVersion: '2.36' }).engineProblem).toBeNull();
    expect(probeOpenFiles() ?? 1).toBeGreaterThan(0);
  });

  it('see whether the folder can be written, and leave nothing in it', () => {
    const folder = temporaryFolder();
    expect(probeFolder(folder)).toEqual({ path: folder, exists: true, problem: null });
    expect(probeFolder(join(folder, 'a/b'))).toMatchObject({ exists: false, problem: null });
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'file'), '');
    expect(probeFolder(join(folder, 'file')).problem).toBe('ENOTDIR');
    expect(probeFolder(join(folder, 'file/below')).problem).toBe('ENOTDIR');
    expect(probeSpace(join(folder, 'a/b')).freeBytes).toBeGreaterThan(0);
  });

  it('see owners and modes, and what was written in the future', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'secret.key'), 'x');
    chmodSync(join(folder, 'secret.key'), 0o644);
    const { uid } = currentUser();
    expect(probeOwners(folder)).toMatchObject([{ uid }, { path: join(folder, 'secret.key'), uid, mode: 0o644 }]);
    const tomorrow = new Date(Date.now() + 86_400_000);
    utimesSync(join(folder, 'secret.key'), tomorrow, tomorrow);
    const facts = { now: new Date(), programAt: new Date(0), dataAt: latestChange(folder), serverAt: null };
    expect(judgeClock(facts)).toMatchObject({ state: 'fault' });
  });

  it('tell a server of the product from another program at the port', async () => {
    const app = await testApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const ours = (app.server.address() as AddressInfo).port;
    expect(await probePort('127.0.0.1', ours)).toMatchObject({ problem: 'EADDRINUSE', isWorkbench: true });
    const other = await listen(createHttpServer((_request, response) => response.end('{"status":"ok!"}')));
    expect(await probePort('127.0.0.1', other)).toMatchObject({ problem: 'EADDRINUSE', isWorkbench: false });
    expect(await probePort('127.0.0.1', 0)).toMatchObject({ problem: null });
    expect(await probePort('192.0.2.1', 0)).toMatchObject({ problem: 'EADDRNOTAVAIL' });
  });

  it('see whether the proxy is there and its authority is read, without a password in what they say', async () => {
    const port = await listen(createServer());
    const http = `http://ada:s3cret@127.0.0.1:${port}/`;
    expect(await probeProxies({ http, https: 'http://127.0.0.1:9/', none: null })).toEqual([
      { host: `127.0.0.1:${port}`, problem: null },
      { host: '127.0.0.1:9', problem: 'ECONNREFUSED' },
    ]);
    expect(await probeProxies({ http: null, https: null, none: 'example.com' })).toEqual([]);
    expect(probeCertificates('/no/such.pem')).toMatchObject({ problem: 'ENOENT' });
    expect(probeCertificates(AUTHORITY)).toEqual({ path: AUTHORITY, problem: null, count: 1 });
    expect(probeCertificates('')).toBeNull();
  });

  it('see that another program has the database open', async () => {
    const folder = temporaryFolder();
    expect(await readEngineState(folder)).toMatchObject({ hasDatabase: false, pid: null, isOurs: true });
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/WiredTiger'), '');
    const pid = await start(['-e', WAITS]);
    writeFileSync(join(folder, 'database/mongod.lock'), `${pid}\n`);
    expect(await readEngineState(folder)).toMatchObject({ hasDatabase: true, pid, isOurs: false });
  });

  it.each(['dist/start.js', 'src/commands/start.ts'])(
    'find another server on the folder, and its port',
    async (file) => {
      const folder = temporaryFolder();
      const program = join(folder, 'apps/api', file);
      mkdirSync(dirname(program), { recursive: true });
      writeFileSync(program, WAITS);
      const dataDir = join(folder, 'data');
      const pid = await start([program], { DATA_DIR: dataDir, PORT: '4199' });
      await start([program], { DATA_DIR: dataDir, ROLE: 'worker' });
      const isShown = process.platform === 'linux';
      expect(probeServers(dataDir)).toEqual(isShown ? [{ pid, port: 4199 }] : []);
      expect(probeServers(join(folder, 'other'))).toEqual([]);
    },
  );

  it('read of a database its schema, its key and what failed, and change nothing', async () => {
    const { db: connection } = WorkspaceKeyModel;
    const mongodbUri = inject('mongoUri').replace('/?', `/${connection.name}?`);
    const read = () => inspectDatabase({ dataDir: temporaryFolder(), mongodbUri });
    expect(await read()).toMatchObject({ keyFingerprint: null, failures: [], backups: null });
    await connection
      .collection<{ _id: string }>('schema_versions')
      .replaceOne({ _id: 'database' }, { version: 99 }, { upsert: true });
    onTestFinished(() => void connection.collection('schema_versions').deleteMany({}));
    await WorkspaceKeyModel.create({ _id: 'workspace', fingerprint: 'abc' });
    const lastError = { message: 'Apollo rejected the key', at: new Date(), kind: 'auth' };
    await ConnectionModel.create([
      { _id: 'apollo', lastError },
      { _id: 'pdl', enabled: false, lastError },
      { _id: 'sec', lastError: null },
    ]);
    const completedAt = new Date('2026-11-28T00:10:00Z');
    await OptOutReadModel.create({
      ...{ _id: 'pdl', startedAt: completedAt, worker: {}, ids: 7, people: 1, peopleEver: 2 },
      completed: { at: completedAt, ids: 9, shrunkFrom: 30 },
    });
    await BackupPlanModel.create({ _id: 'workspace', isOn: true });
    const backup = { by: 'schedule', state: 'completed', file: '/backups/a', bytes: 8 };
    await BackupModel.create([
      { _id: 'a', ...backup, startedAt: new Date('2026-11-27T03:00:00Z') },
      {
        _id: 'b',
        ...backup,
        startedAt: new Date('2026-11-28T03:00:00Z'),
        state: 'failed',
        message: 'The disk is full',
      },
      { _id: 'c', ...backup, startedAt: new Date('2026-11-28T04:00:00Z'), state: 'running' },
    ]);
    const { knownVersion, ...state } = await read();
    expect(state).toMatchObject({
      schemaVersion: 99,
      keyFingerprint: 'abc',
      failures: [{ id: 'apollo', kind: 'auth' }],
      backups: { folder: null, last: { file: '/backups/a', bytes: 8 }, failure: 'The disk is full' },
      optOuts: [{ source: 'pdl', completedAt, ids: 9, shrunkFrom: 30, removedEver: 2, failure: null }],
    });
    expect(knownVersion).toBeLessThan(99);
  });
});

describe('npm run doctor', () => {
  const run = (args: string[], env: NodeJS.ProcessEnv) => {
    const { promise, resolve } = Promise.withResolvers<{ code: number; stdout: string }>();
    execFile(process.execPath, [DOCTOR, ...args], { env: { PATH: process.env.PATH, ...env } }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), stdout }),
    );
    return promise;
  };

  it('ends with 1 on a fault, in words and as JSON, and does not open a database whose key is lost', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/WiredTiger'), '');
    const env = { DATA_DIR: folder, PORT: String(await listen(createServer())) };
    const { code, stdout } = await run(['--json'], env);
    expect(code).toBe(1);
    const findings = JSON.parse(stdout) as Finding[];
    const faults = findings.filter(({ state }) => state === 'fault').map(({ check }) => check);
    expect(faults).toEqual(['Port', 'Secret key']);
    expect(readdirSync(folder)).toEqual(['database']);
    expect((await run([], { ...env, PORT: 'x' })).stdout).toMatch(
      /FAULT +Configuration +PORT: "x" must be[\s\S]*→ Correct/,
    );
  });

  it('ends with 0 where nothing is wrong', async () => {
    // With a token, it does not matter who else has a login here.
    const env = { DATA_DIR: join(temporaryFolder(), 'new'), PORT: '0', ACCESS_TOKEN: 'correct-horse-battery' };
    const { code, stdout } = await run([], env);
    expect(stdout).toContain('Nothing is wrong.');
    expect(code).toBe(0);
  });
});
