import { statSync } from 'node:fs';
import { join } from 'node:path';
import { verifyMailServer } from '@workbench/connectors/mail';
import { type DatabaseState, inspectDatabase, readEngineState, type ScheduledBackups } from '@workbench/db/doctor';
import { openSecrets } from '@workbench/services/shared/secrets';
import { isKeyOf } from '@workbench/services/shared/workspace-key/workspace-key';
import type { Config } from '../config/read-config.ts';
import { backupFolder } from '../infrastructure/open-backups.ts';
import { type Finding, notChecked } from './finding.ts';
import { judgeAccess } from './judges/judge-access.ts';
import { type BackupFacts, judgeBackups } from './judges/judge-backups.ts';
import { judgeSchema, judgeUnreachable } from './judges/judge-database.ts';
import { judgeFolder, judgeOwners, judgeSecretKey } from './judges/judge-folder.ts';
import { judgeClock, judgeEngineRelease, judgeOpenFiles, judgeSpace, judgeSystem } from './judges/judge-machine.ts';
import { judgeMail } from './judges/judge-mail.ts';
import { judgeCertificates, judgeProxy } from './judges/judge-network.ts';
import { judgeOptOuts } from './judges/judge-opt-outs.ts';
import { judgePort } from './judges/judge-port.ts';
import { judgeEngine, judgeServers } from './judges/judge-processes.ts';
import { judgeSources } from './judges/judge-sources.ts';
import { currentUser, latestChange, probeFolder, probeOwners, probeSpace } from './probes/probe-folder.ts';
import { probeOpenFiles, probeOtherUsers, probeSystem, programAt } from './probes/probe-machine.ts';
import { probeCertificates, probeProxies } from './probes/probe-network.ts';
import { probePort, probeServers } from './probes/probe-processes.ts';

/** Looks at everything that the product needs, whether the server runs or not, and changes nothing. */
export async function runDoctor(config: Config): Promise<Finding[]> {
  const { dataDir, mongodbUri, host, port } = config;
  const usesServer = mongodbUri !== undefined;
  const engine = await readEngineState(dataDir);
  const machine = [
    judgeSystem(probeSystem(usesServer)),
    ...(usesServer ? [] : [judgeEngineRelease({ installed: engine.installedVersion, known: engine.knownVersion })]),
    judgeSpace(probeSpace(dataDir)),
    judgeOpenFiles(probeOpenFiles(), usesServer),
    judgeFolder(probeFolder(dataDir)),
    judgeOwners(probeOwners(dataDir), currentUser()),
    judgePort(await probePort(host, port)),
    judgeServers(probeServers(dataDir), port),
    judgeAccess({ hasToken: config.accessToken !== undefined, otherUsers: probeOtherUsers() }),
    ...(usesServer ? [] : [judgeEngine(engine)]),
  ];
  const hasDatabase = usesServer || engine.hasDatabase;
  const isLost = judgeSecretKey(keyFacts(config, hasDatabase, null)).state === 'fault';
  const isBlocked = isLost || machine.some(({ state, check }) => state === 'fault' && !HARMLESS.has(check));
  const database = !hasDatabase || isBlocked ? null : await readDatabase(config);
  const state = database instanceof Error ? null : database;
  return [
    ...machine,
    judgeSecretKey(keyFacts(config, hasDatabase, state)),
    judgeClock({
      now: new Date(),
      programAt: programAt(),
      dataAt: latestChange(dataDir),
      serverAt: state?.serverTime ?? null,
    }),
    ...databaseFindings(database, { hasDatabase, usesServer }),
    ...(state === null
      ? []
      : [judgeBackups(backupFacts(state.backups, dataDir)), judgeOptOuts(state.optOuts, new Date())]),
    judgeProxy(await probeProxies(config.proxies)),
    judgeCertificates(probeCertificates()),
    await judgeMailServer(config.integrations.smtpUrl),
  ];
}

/** Faults with which the database can be read all the same. */
const HARMLESS: ReadonlySet<string> = new Set(['Port']);

const readDatabase = (config: Config): Promise<DatabaseState | Error> =>
  inspectDatabase(config).catch((error) => (error instanceof Error ? error : new Error(String(error))));

function databaseFindings(
  database: DatabaseState | Error | null,
  { hasDatabase, usesServer }: { hasDatabase: boolean; usesServer: boolean },
): Finding[] {
  if (database instanceof Error) return [judgeUnreachable(database.message, usesServer)];
  if (database === null) {
    return [notChecked('Stored data', hasDatabase ? 'The faults come first.' : 'There is no database yet.')];
  }
  return [
    judgeSchema({ stored: database.schemaVersion, known: database.knownVersion }),
    judgeSources(database.failures),
  ];
}

function keyFacts({ dataDir, secretKeyFile }: Config, hasDatabase: boolean, state: DatabaseState | null) {
  const path = secretKeyFile ?? join(dataDir, 'secret.key');
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? null;
  const fingerprint = state?.keyFingerprint ?? null;
  // A key file that is named is never made.
  const isOfDatabase =
    fingerprint === null || bytes !== 32 ? null : isKeyOf(openSecrets({ dataDir, keyFile: path }), fingerprint);
  return { path, bytes, hasDatabase, isOfDatabase };
}

function backupFacts(backups: ScheduledBackups | null, dataDir: string): BackupFacts | null {
  if (backups === null) return null;
  const { last, failure } = backups;
  return {
    folder: probeFolder(backups.folder ?? backupFolder(dataDir)),
    last: last && { ...last, isThere: statSync(last.file, { throwIfNoEntry: false })?.size === last.bytes },
    failure,
    now: new Date(),
  };
}

async function judgeMailServer(smtpUrl: string | null): Promise<Finding> {
  if (smtpUrl === null) return judgeMail({ isConfigured: false, problem: null });
  const problem = await verifyMailServer(smtpUrl).then(
    () => null,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  return judgeMail({ isConfigured: true, problem });
}
