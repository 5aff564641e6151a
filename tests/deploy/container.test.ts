import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/api/src/config/read-config.ts';
import { ROOT, readContext, readDockerfile, textsOf, variablesOf } from './read-dockerfile.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const TOKEN = 'x'.repeat(16);
const stages = readDockerfile();
const image = stages.at(-1);

/** Variables that the README explains, and those of Node.js. */
function unexplained(names: readonly string[]): string[] {
  const explained = read('README.md');
  return names.filter((name) => !/^NODE_/.test(name) && !explained.includes(`\`${name}\``));
}

describe('the image', () => {
  it('is made of the Node.js that the tests run on, and of files that exist', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    expect(stages.map(({ base }) => base)).toEqual(stages.map(() => `node:${dependencies.node}-trixie-slim`));
    const copied = stages.flatMap((stage) => textsOf(stage, 'COPY')).filter((text) => !text.startsWith('--from='));
    for (const text of copied)
      for (const source of text.split(' ').slice(0, -1)) expect(existsSync(join(ROOT, source)), source).toBe(true);
    const from = stages
      .flatMap((stage) => textsOf(stage, 'COPY'))
      .flatMap((text) => /^--from=(\w+)/.exec(text)?.[1] ?? []);
    expect(from.length).toBeGreaterThan(0);
    for (const name of from) expect(stages.map((stage) => stage.name)).toContain(name);
  });

  it('runs as an ordinary user, writes below /data alone, and has no package manager', () => {
    expect(textsOf(image, 'USER')).toEqual(['node']);
    expect(textsOf(image, 'VOLUME')).toEqual(['/data']);
    const { DATA_DIR, NODE_COMPILE_CACHE } = variablesOf(image);
    for (const path of [DATA_DIR, NODE_COMPILE_CACHE]) expect(path).toMatch(/^\/data(\/|$)/);
    expect(textsOf(image, 'RUN').join()).toMatch(/rm -rf \/usr\/local\/lib\/node_modules/);
    expect(textsOf(image, 'RUN').join()).not.toMatch(/\b(apt|apt-get|npm (install|ci))\b/);
  });

  it('sets variables that the README explains, and is refused without an access token', () => {
    const variables = variablesOf(image);
    expect(unexplained(Object.keys(variables))).toEqual([]);
    expect(() => readConfig({}, variables)).toThrow('ACCESS_TOKEN must be set');
    expect(readConfig({}, { ...variables, ACCESS_TOKEN: TOKEN })).toMatchObject({ host: '0.0.0.0', port: 3000 });
  });

  it('takes neither tests nor data nor secrets of the folder that it is built from', () => {
    const context = readContext();
    expect(context).toContain('packages/db/src/index.ts');
    expect(context).toContain('tests/package.json');
    expect(context.filter((file) => /\.test\.ts$|^\.|^docs\/|\/node_modules\//.test(file))).toEqual([]);
  });

  it('is healthy while the server is ready', async () => {
    const command = JSON.parse(/CMD (\[.*\])/.exec(textsOf(image, 'HEALTHCHECK')[0] ?? '')?.[1] ?? '[]') as string[];
    let status = 200;
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/readyz' ? status : 404).end(),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const env = { PORT: String((server.address() as AddressInfo).port) };
    const check = () => promisify(execFile)(process.execPath, command.slice(1), { env });
    await check();
    status = 503;
    await expect(check()).rejects.toThrow();
  });
});

interface Service {
  image?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
}

describe.each(['compose.yaml', 'compose.mongodb.yaml'])('%s', (file) => {
  const compose = parse(read(file), { merge: true }) as { services: Record<string, Service>; volumes: object };
  const ours = Object.entries(compose.services).filter(
    ([, { image: name }]) => name === 'sales-intelligence-workbench',
  );

  it('is what the Compose specification allows', () => {
    const schema = JSON.parse(read('tests/deploy/compose-spec.json'));
    const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile({
      ...schema,
      $schema: undefined,
    });
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('runs the image read-only, with the data in a volume, and is reached from this machine alone', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [name, { read_only: isReadOnly, volumes }] of ours) {
      expect({ name, isReadOnly, volumes }).toEqual({ name, isReadOnly: true, volumes: ['data:/data'] });
    }
    const ports = Object.values(compose.services).flatMap((service) => service.ports ?? []);
    expect(ports).toEqual(['127.0.0.1:3000:3000']);
  });

  it('gives the server variables that it takes, and asks for the access token', () => {
    for (const [name, { environment = {} }] of ours) {
      expect(environment.ACCESS_TOKEN).toMatch(/^\$\{ACCESS_TOKEN:\?/);
      expect(unexplained(Object.keys(environment)), name).toEqual([]);
      const config = readConfig(variablesOf(image), { ...environment, ACCESS_TOKEN: TOKEN });
      expect(config.mongodbUri !== undefined).toBe(file === 'compose.mongodb.yaml');
    }
    const roles = ours.map(([, { environment }]) => environment?.ROLE ?? 'all');
    expect(roles).toEqual(file === 'compose.yaml' ? ['all'] : ['api', 'worker']);
  });
});
