import { describe, expect, it } from 'vitest';
import { loginUsers } from '../probes/login-users.ts';
import { judgeAccess } from './judge-access.ts';
import { judgeBackups } from './judge-backups.ts';
import { judgeSchema, judgeUnreachable } from './judge-database.ts';
import { judgeFolder, judgeOwners, judgeSecretKey } from './judge-folder.ts';
import { judgeClock, judgeEngineRelease, judgeOpenFiles, judgeSpace, judgeSystem } from './judge-machine.ts';
import { judgeMail } from './judge-mail.ts';
import { judgeCertificates, judgeProxy } from './judge-network.ts';
import { judgeOptOuts } from './judge-opt-outs.ts';
import { judgePort } from './judge-port.ts';
import { judgeEngine, judgeServers } from './judge-processes.ts';
import { judgeSources } from './judge-sources.ts';

const MB = 1024 * 1024;
const now = new Date('2026-11-28T12:00:00Z');
const tomorrow = new Date('2026-11-29T12:00:00Z');
const clock = { now, programAt: new Date('2026-11-01'), dataAt: null, serverAt: null };
const system = { platform: 'linux', arch: 'x64', glibcVersion: '2.31', usesServer: false };
const root = { path: '/data', uid: 1000, mode: 0o700, canBeRead: true };
const ada = { uid: 1000, name: 'ada' };
const key = { path: '/data/secret.key', bytes: 32, hasDatabase: true, isOfDatabase: true };
const backups = {
  folder: { path: '/backups', exists: true, problem: null },
  last: { file: '/backups/a.backup', startedAt: new Date('2026-11-28T03:00:00Z'), isThere: true },
  failure: null,
  now,
};
const optOuts = { source: 'pdl', completedAt: tomorrow, ids: 5000, shrunkFrom: null, removedEver: 2, failure: null };
const port = { host: '127.0.0.1', port: 3000, isWorkbench: false };

describe('the doctor names the fault and its cure', () => {
  it.each([
    ['an old glibc', judgeSystem({ ...system, engineProblem: 'x' }), /glibc 2\.31/, /MONGODB_URI/],
    [
      'an engine that is not the tested one',
      judgeEngineRelease({ installed: '0.2.0', known: '0.1.1' }),
      /0\.2\.0/,
      /npm install/,
    ],
    [
      'no space',
      judgeSpace({ path: '/data', freeBytes: 50 * MB }),
      /50 MB are free on the disk of \/data/,
      /Free some space/,
    ],
    ['few open files', judgeOpenFiles(64, true), /64 files/, /ulimit -n 4096/],
    ['too few open files for the engine', judgeOpenFiles(400, false), /400 files/, /ulimit -n 4096/],
    [
      'a read-only disk',
      judgeFolder({ path: '/data', exists: true, problem: 'EROFS' }),
      /read-only/,
      /Mount it writable/,
    ],
    [
      'a folder of another user',
      judgeFolder({ path: '/data', exists: true, problem: 'EACCES' }),
      /can not be written by this user/,
      /chown/,
    ],
    [
      'a file in place of the folder',
      judgeFolder({ path: '/data', exists: false, problem: 'ENOTDIR' }),
      /is a file/,
      /Move the file away/,
    ],
    ['a full disk', judgeFolder({ path: '/data', exists: true, problem: 'ENOSPC' }), /full disk/, /Free some space/],
    [
      'files of another owner',
      judgeOwners([root, { ...root, path: '/data/secret.key', uid: 0 }], ada),
      /secret\.key.*ada/,
      /chown -R ada/,
    ],
    [
      'a file that can not be read',
      judgeOwners([root, { ...root, path: '/data/secret.key', canBeRead: false }], ada),
      /not readable/,
      /chmod u\+rwX/,
    ],
    [
      'a port that is taken',
      judgePort({ ...port, problem: 'EADDRINUSE' }),
      /Another program listens at 127\.0\.0\.1:3000/,
      /PORT=3001/,
    ],
    ['a port of the administrator', judgePort({ ...port, port: 80, problem: 'EACCES' }), /administrator/, /above 1023/],
    [
      'a host of another machine',
      judgePort({ ...port, host: '10.0.0.9', problem: 'EADDRNOTAVAIL' }),
      /10\.0\.0\.9/,
      /127\.0\.0\.1/,
    ],
    [
      'a foreign engine',
      judgeEngine({ pid: 7, command: '/usr/bin/mongod --dbpath /data', isOurs: false }),
      /Process 7 .*mongod/,
      /Stop process 7/,
    ],
    [
      'a lost secret.key',
      judgeSecretKey({ ...key, bytes: null }),
      /secret\.key is missing/,
      /Put the right secret\.key back/,
    ],
    ['a cut secret.key', judgeSecretKey({ ...key, bytes: 20 }), /20 bytes/, /Put the right secret\.key back/],
    [
      'the secret.key of another database',
      judgeSecretKey({ ...key, isOfDatabase: false }),
      /not the key that/,
      /SECRET_KEY_FILE/,
    ],
    [
      'a clock before the program',
      judgeClock({ ...clock, programAt: tomorrow }),
      /before the program/,
      /Set the clock/,
    ],
    [
      'a clock before the last change',
      judgeClock({ ...clock, dataAt: tomorrow }),
      /before the last change/,
      /Set the clock/,
    ],
    ['a clock unlike the server', judgeClock({ ...clock, serverAt: tomorrow }), /database server/, /timedatectl/],
    [
      'rejected keys',
      judgeSources([{ id: 'apollo', kind: 'auth', message: 'Apollo rejected the key' }]),
      /Apollo rejected/,
      /Enter a new key/,
    ],
    [
      'a proxy that is away',
      judgeProxy([{ host: 'proxy.example.com:3128', problem: 'ECONNREFUSED' }]),
      /can't be reached: proxy\.example\.com:3128 \(ECONNREFUSED\)/,
      /HTTPS_PROXY/,
    ],
    [
      'certificates that are missing',
      judgeCertificates({ path: '/etc/ca.pem', problem: 'ENOENT', count: 0 }),
      /ca\.pem can't be read \(ENOENT\)/,
      /NODE_EXTRA_CA_CERTS/,
    ],
    [
      'a file without certificates',
      judgeCertificates({ path: '/etc/ca.der', problem: null, count: 0 }),
      /holds no PEM certificate/,
      /NODE_EXTRA_CA_CERTS/,
    ],
    [
      'a mail server that refuses',
      judgeMail({ isConfigured: true, problem: 'refused the user name' }),
      /refused/,
      /SMTP_URL/,
    ],
    [
      'a newer database',
      judgeSchema({ stored: 99, known: 6 }),
      /newer version .* schema 99/,
      /Start the newer version/,
    ],
    [
      'a database that does not start',
      judgeUnreachable('ended with SIGABRT\nlog', false),
      /ended with SIGABRT$/,
      /npm run restore/,
    ],
    [
      'a folder of backups that can not be written',
      judgeBackups({ ...backups, folder: { ...backups.folder, problem: 'EACCES' } }),
      /can not be written to \/backups \(EACCES\)/,
      /another folder/,
    ],
    [
      'a backup that failed',
      judgeBackups({ ...backups, failure: 'The disk is full: /backups' }),
      /has failed: The disk is full/,
      /tries again every hour/,
    ],
    [
      'a backup whose file is gone',
      judgeBackups({ ...backups, last: { ...backups.last, isThere: false } }),
      /of 2026-11-28, is not there as it was written: \/backups\/a\.backup/,
      /Put it back/,
    ],
    ['a server that does not answer', judgeUnreachable('connect ECONNREFUSED', true), /ECONNREFUSED/, /MONGODB_URI/],
  ])('%s', (_fault, finding, what, cure) => {
    expect(finding).toMatchObject({
      state: 'fault',
      what: expect.stringMatching(what),
      cure: expect.stringMatching(cure),
    });
  });

  it.each([
    ['little space', judgeSpace({ path: '/data', freeBytes: 500 * MB }), /500 MB/],
    ['another server on the folder', judgeServers([{ pid: 8, port: 3005 }], 3000), /process 8 at port 3005/],
    [
      'files that others may read',
      judgeOwners(
        [
          { ...root, mode: 0o755 },
          { ...root, path: '/data/secret.key', mode: 0o644 },
        ],
        ada,
      ),
      /secret\.key is readable/,
    ],
    [
      'a source that failed',
      judgeSources([{ id: 'gleif', kind: 'vendor_unavailable', message: 'no answer' }]),
      /gleif: no answer/,
    ],
    [
      'a server without a token beside other users',
      judgeAccess({ hasToken: false, otherUsers: ['ada', 'ben', 'cleo', 'dan'] }),
      /\(ada, ben, cleo and 1 more\) can read and change everything/,
    ],
    [
      'a list of opt-outs that can not be read',
      judgeOptOuts([{ ...optOuts, failure: 'the plan does not include it' }], tomorrow),
      /list of pdl could not be read: the plan/,
    ],
    [
      'a list of opt-outs that shrank',
      judgeOptOuts([{ ...optOuts, shrunkFrom: 20_000 }], tomorrow),
      /5,000 ids, and had 20,000/,
    ],
    ['an old list of opt-outs', judgeOptOuts([optOuts], new Date('2026-12-02T12:00:00Z')), /on 2026-11-29/],
    ['no backup yet', judgeBackups({ ...backups, last: null }), /none has been made/],
    ['old backups', judgeBackups({ ...backups, now: new Date('2026-12-01T12:00:00Z') }), /of 2026-11-28/],
  ])('or a warning: %s', (_warning, finding, what) => {
    expect(finding).toMatchObject({
      state: 'warning',
      what: expect.stringMatching(what),
      cure: expect.stringMatching(/\w/),
    });
  });

  it.each([
    ['a server in place of the engine', judgeSystem({ ...system, engineProblem: 'x', usesServer: true })],
    ['a folder that is made at the start', judgeFolder({ path: '/data', exists: false, problem: null })],
    ['files in a closed folder', judgeOwners([root, { ...root, path: '/data/x', mode: 0o644 }], ada)],
    ['our own server at the port', judgePort({ ...port, problem: 'EADDRINUSE', isWorkbench: true })],
    ['our own engine', judgeEngine({ pid: 7, command: 'node engine-main.ts', isOurs: true })],
    ['the server itself', judgeServers([{ pid: 8, port: 3000 }], 3000)],
    ['a first start without a key', judgeSecretKey({ ...key, bytes: null, hasDatabase: false, isOfDatabase: null })],
    ['an older database', judgeSchema({ stored: 2, known: 6 })],
    ['no scheduled backups', judgeBackups(null)],
    ['the backup of last night', judgeBackups(backups)],
    ['a token beside other users', judgeAccess({ hasToken: true, otherUsers: ['ada'] })],
    ['no token where no one else logs in', judgeAccess({ hasToken: false, otherUsers: [] })],
    ['a list of opt-outs of today', judgeOptOuts([optOuts], tomorrow)],
    ['no list of opt-outs', judgeOptOuts([], now)],
    ['no mail server', judgeMail({ isConfigured: false, problem: null })],
    ['a clock that is right', judgeClock({ ...clock, dataAt: now, serverAt: now })],
  ])('and finds nothing wrong with %s', (_what, finding) => {
    expect(finding).toMatchObject({ state: 'ok', cure: null });
  });
});

it('other users of the machine are people with a login', () => {
  const passwd = [
    'root:x:0:0:root:/root:/bin/bash',
    'www-data:x:33:33::/var/www:/usr/sbin/nologin',
    'nobody:x:65534:65534::/nonexistent:/bin/sh',
    'ada:x:1000:1000:Ada:/home/ada:/bin/bash',
    'ben:x:1001:1001:Ben:/home/ben:/bin/zsh',
    'backup-user:x:1002:1002::/home/b:/bin/false',
    '+@staff',
    '',
  ].join('\n');
  expect(loginUsers(passwd, 1000)).toEqual(['ben']);
  expect(loginUsers(passwd, 0)).toEqual(['ada', 'ben']);
});
