import { readFileSync } from 'node:fs';
import { GATHER_HOST_IDS } from '@workbench/connectors/gather';
import { CONNECTOR_IDS } from '@workbench/connectors/types';
import { describe, expect, it } from 'vitest';
import { readSources } from './project-files.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const [called = '', onlyShown = ''] = read('docs/network.md').split('## Addresses that are only shown');
const codeSpans = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
const rows = called.split('\n').filter((line) => line.startsWith('| '));
const column = (index: number) => rows.flatMap((row) => codeSpans(row.split('|')[index] ?? ''));
const calledHosts = column(1);
const shownHosts = codeSpans(onlyShown.split('\n## ')[0] ?? '');

const isTest = (path: string) => /\.(test|fixtures|cases)\.ts$|\/test-helpers\//.test(path);
const URL_HOST = /https?:\/\/((?:[a-z\d-]+\.)+[a-z]{2,})/g;
const BARE_HOST = /['"`*]((?:[a-z\d-]+\.)+(?:com|org|gov|no|fr|cz|uk|net|io|co|de|eu|us|ai))['"`]/g;
const EXAMPLE = /(^|\.)(example|acme)\.(com|io)$|\.(invalid|test)$/;

/** Hosts that the code of the package names, outside comments. */
function namedHosts(): string[] {
  const texts = readSources('packages/connectors')
    .filter(({ path }) => !isTest(path))
    .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  const hosts = texts.flatMap((text) =>
    [...text.matchAll(URL_HOST), ...text.matchAll(BARE_HOST)].map(([, host = '']) => host),
  );
  return [...new Set(hosts)].filter((host) => !EXAMPLE.test(host));
}

/** What a library has built in. */
const sdkText = ['openai', 'anthropic'].map((name) => read(`node_modules/@ai-sdk/${name}/dist/index.js`)).join('\n');

describe('the page of what the server calls', () => {
  it('names every host that the code of the connectors knows', () => {
    const listed = new Set([...calledHosts, ...shownHosts].map((host) => host.replace(/^\*\./, '')));
    expect(namedHosts().filter((host) => !listed.has(host))).toEqual([]);
  });

  it('names no host that neither the code nor a library knows', () => {
    const code = readSources('packages/connectors')
      .filter(({ path }) => !isTest(path))
      .map(({ text }) => text)
      .join('\n');
    const isKnown = (host: string) => {
      const [, fixed = host] = /^(?:\*|[^.]*\{[^}]*\})\.(.+)$/.exec(host) ?? [];
      return code.includes(fixed) || sdkText.includes(`https://${fixed}`);
    };
    expect([...calledHosts, ...shownHosts].filter((host) => !isKnown(host))).toEqual([]);
    expect(calledHosts.length).toBeGreaterThan(30);
  });

  it('has a line for each source and each service of reports', () => {
    const ids = new Set(column(2));
    expect([...CONNECTOR_IDS, ...GATHER_HOST_IDS].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('says of no host that it is called and only shown', () => {
    expect(calledHosts.filter((host) => shownHosts.includes(host))).toEqual([]);
  });
});
