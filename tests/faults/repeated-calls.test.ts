import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { Workspace } from './helpers/workspace.ts';

const KILLS = inject('faultSizes').repeatedCallsKills;
/** The calls of a round take about so long: a kill at a random moment of it meets most of their steps. */
const ROUND_MS = 400;

let workspace: Workspace;
let sandbox: SandboxProcess;
let variables: NodeJS.ProcessEnv;
beforeAll(async () => {
  [workspace, sandbox] = await Promise.all([Workspace.create(), SandboxProcess.start()]);
  variables = sandboxEnvironment(await sandbox.baseUrls());
});
afterAll(() => Promise.all([workspace.remove(), sandbox.stop()]));

interface KeyedCall {
  key: string;
  path: string;
  body: object;
}

/** Without their keys, each of them would have another effect each time, or be refused the second time. */
function callsOf(round: number, companyId: string): KeyedCall[] {
  const name = `Round ${round}`;
  const calls: [string, object][] = [
    ['/api/companies', { name, domain: `round-${round}.com` }],
    [`/api/companies/${companyId}/notes`, { text: name }],
    ['/api/lists', { name, kind: 'person' }],
    ['/api/views', { name }],
    ['/api/ai/templates', { name, messageType: 'direct_message', body: 'Hello {{firstName}}' }],
    ['/api/companies/columns', { name, type: 'text' }],
    [
      '/api/companies/bulk-changes',
      { selection: { ids: [companyId] }, action: { kind: 'addTags', tags: [`round ${round}`] } },
    ],
  ];
  return calls.map(([path, body]) => ({ key: `${round} ${path}`, path, body }));
}

/** Each is another purchase in each round. */
function purchasesOf(round: number, people: readonly { id: string }[]): KeyedCall[] {
  const calls: [string, object][] = [
    ['/api/contacts/reveal', { ids: [people[round]?.id] }],
    ['/api/contacts/search/pdl', { jobTitles: ['CTO'], companySize: { min: round + 1, max: null }, perPage: 1 }],
    ['/api/companies/discover', { industry: 'Machinery', minEmployees: `${round + 1}`, sources: ['apollo'] }],
  ];
  return calls.map(([path, body]) => ({ key: `${round} ${path}`, path, body }));
}

/** A purchase that a kill has met between the vendor's charge and the write of its answer. */
const LOST = /^(?:200|503) .*response was lost/;

async function creditsCharged(): Promise<number> {
  return (await sandbox.invoice()).reduce((sum, { credits }) => sum + credits, 0);
}

/** @returns status and body; null when the server was killed before it answered */
async function send({ origin }: ServerProcess, { key, path, body }: KeyedCall): Promise<string | null> {
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return `${response.status} ${await response.text()}`;
  } catch {
    return null;
  }
}

const countOf = <T>(values: readonly T[], isCounted: (value: T) => boolean) => values.filter(isCounted).length;

test(`calls sent five times at once with one key have one effect and equal answers over ${KILLS} kills`, async () => {
  let server = await workspace.startServer(variables);
  const { id } = await sendJson(server.origin, 'POST', '/api/companies', { name: 'Acme', domain: 'acme.com' });
  const search = { jobTitles: ['CTO', 'Sales Manager', 'Engineer'], source: 'apollo', perPage: 100 };
  const people = (await sendJson(server.origin, 'POST', '/api/contacts/search', search)).contacts;
  for (const call of purchasesOf(KILLS, people)) expect(await send(server, call), call.path).toMatch(/^200 /);
  const price = await creditsCharged();
  let lost = 0;
  for (let round = 0; round < KILLS; round++) {
    const calls = [...callsOf(round, id), ...purchasesOf(round, people)];
    const killed = server;
    const sent = calls.map((call) => Promise.all(Array.from({ length: 5 }, () => send(killed, call))));
    await sleep(Math.random() * ROUND_MS);
    await killed.kill();
    const before = await Promise.all(sent);
    server = await workspace.startServer(variables);
    for (const [at, call] of calls.entries()) {
      const answers = (before[at] ?? []).filter((answer) => answer !== null);
      lost += 5 - answers.length;
      const after = await send(server, call);
      if (!LOST.test(after ?? '')) expect(after, call.path).toMatch(/^20[01] /);
      expect(after, 'a call that a kill has met holds nothing up').not.toContain('by another call');
      expect(new Set([...answers, after]).size, `${call.path}: ${[...answers, after].join(' | ')}`).toBe(1);
    }
  }
  expect(lost, 'calls that a kill has met').toBeGreaterThan(0);
  expect(price).toBeGreaterThan(0);
  expect(await creditsCharged()).toBeLessThanOrEqual(price * (KILLS + 1));

  const get = (path: string) => sendJson(server.origin, 'GET', path);
  const [notes, lists, views, templates, columns, companies] = await Promise.all([
    get(`/api/companies/${id}/notes?limit=100`),
    get('/api/lists'),
    get('/api/views'),
    get('/api/ai/templates'),
    get('/api/companies/columns'),
    get('/api/companies?limit=1000'),
  ]);
  const isOfRound = ({ name }: { name: string }) => name.startsWith('Round ');
  expect({
    notes: notes.items.length,
    lists: countOf(lists, isOfRound),
    views: countOf(views, isOfRound),
    templates: countOf(templates, isOfRound),
    columns: countOf(columns, isOfRound),
    companies: countOf(companies, isOfRound),
  }).toEqual({ notes: KILLS, lists: KILLS, views: KILLS, templates: KILLS, columns: KILLS, companies: KILLS });
});
