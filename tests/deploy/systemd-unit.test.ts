import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/config/read-config.ts';
import { ROOT } from './read-dockerfile.ts';

const YES = /^(yes|no)$/;
const SECONDS = /^\d+$/;
const PATH = /^\//;
const UNITS = /^[\w-]+\.target$/;
/** Below the folders of systemd, not a path. */
const FOLDER = /^[\w-]+$/;

/** The directives that the unit may use, by section, as systemd.unit(5), systemd.service(5) and systemd.exec(5) have them. */
const DIRECTIVES: Record<string, Record<string, RegExp>> = {
  Unit: { Description: /./, After: UNITS, Wants: UNITS },
  Service: {
    Type: /^(simple|exec|notify)$/,
    User: /^[a-z][\w-]*$/,
    Group: /^[a-z][\w-]*$/,
    WorkingDirectory: PATH,
    EnvironmentFile: /^-?\//,
    Environment: /^(\w+=\S+ ?)+$/,
    ExecStart: PATH,
    Restart: /^(on-failure|always)$/,
    RestartSec: SECONDS,
    KillMode: /^(process|mixed|control-group)$/,
    TimeoutStopSec: SECONDS,
    LimitNOFILE: SECONDS,
    StateDirectory: FOLDER,
    StateDirectoryMode: /^0[0-7]{3}$/,
    CacheDirectory: FOLDER,
    UMask: /^0[0-7]{3}$/,
    NoNewPrivileges: YES,
    CapabilityBoundingSet: /^$/,
    ProtectSystem: /^(yes|full|strict)$/,
    ProtectHome: YES,
    ProtectClock: YES,
    ProtectControlGroups: YES,
    ProtectKernelLogs: YES,
    ProtectKernelModules: YES,
    ProtectKernelTunables: YES,
    PrivateDevices: YES,
    PrivateTmp: YES,
    LockPersonality: YES,
    RestrictAddressFamilies: /^(AF_\w+ ?)+$/,
    RestrictNamespaces: YES,
    RestrictRealtime: YES,
    RestrictSUIDSGID: YES,
    SystemCallArchitectures: /^native$/,
  },
  Install: { WantedBy: UNITS },
};

/** [section, directive, value] of each line. */
function readUnit(): [string, string, string][] {
  let section = '';
  const lines = readFileSync(join(ROOT, 'deploy/workbench.service'), 'utf8').split('\n');
  return lines.flatMap((line): [string, string, string][] => {
    section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
    if (line === '' || /^[#[]/.test(line)) return [];
    const [, name = line, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return [[section, name, value]];
  });
}

const unit = readUnit();
const directive = (sought: string) => unit.find(([, name]) => name === sought)?.[2] ?? '';

describe('the systemd unit', () => {
  it.each(unit)('[%s] %s=%s is a directive with a value that it takes', (section, name, value) => {
    expect(value).toMatch(DIRECTIVES[section]?.[name] ?? /^(?!)/);
  });

  it('keeps its data where systemd makes its folders, and starts the server', () => {
    const pairs = [...directive('Environment').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]);
    const variables = Object.fromEntries(pairs) as Record<string, string>;
    expect(readConfig({}, variables).dataDir).toBe(`/var/lib/${directive('StateDirectory')}`);
    expect(variables.NODE_COMPILE_CACHE).toBe(`/var/cache/${directive('CacheDirectory')}`);
    const [program, script = ''] = directive('ExecStart').split(' ');
    expect(program).toBe(`${directive('WorkingDirectory')}/node_modules/.bin/node`);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
    expect(scripts.start).toBe(`node ${script}`);
  });
});
