import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxWorld } from '../sandbox-world.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { DEMO_SPREADSHEET_ID, DEMO_TAB, demoLeadRows } from './demo-leads.ts';

const world = createSandboxWorld({ seed: 20_260_101, companies: 200 });

describe('the leads of the demo', () => {
  const [header, ...rows] = demoLeadRows(world, 120);
  const column = (name: string) => rows.map((row) => row[header?.indexOf(name) ?? -1] ?? '');

  it('are the asked number, always the same', () => {
    expect(rows).toHaveLength(120);
    expect(demoLeadRows(createSandboxWorld({ seed: 20_260_101, companies: 200 }), 120)).toEqual([header, ...rows]);
    expect(demoLeadRows(world, 2000)).toHaveLength(2001);
  });

  it('have the gaps and faults that a kept sheet has', () => {
    const mails = column('E-mail');
    const count = (test: (row: string[]) => boolean) => rows.filter(test).length;
    expect(count((row) => row.length === 9 && row.every((cell) => cell !== ''))).toBeGreaterThan(2);
    expect(count((row) => row.length === 4 && row[2] === '')).toBeGreaterThan(8);
    expect(mails.filter((mail) => /@(gmail|outlook|yahoo)\.com$|@gmx\.net$/.test(mail)).length).toBeGreaterThan(5);
    expect(mails.filter((mail) => /^(info|sales|office|contact)@/.test(mail)).length).toBeGreaterThan(3);
    expect(count((row) => row.length === 1)).toBeGreaterThan(0);
    const names = rows.map((row) => row.slice(0, 4).join('|').replace(/ /g, '').toLowerCase());
    expect(new Set(names).size).toBeLessThan(names.length);
    expect(new Set(rows.map((row) => row.length)).size).toBeGreaterThan(4);
  });

  it('are at fictional companies', () => {
    for (const mail of column('E-mail')) expect(mail).toMatch(/^$|@([\w-]+\.)?example\.com$|\.example\d\d@/);
  });
});

describe('the spreadsheets of a sandbox in another process', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ companies: 60 });
  });
  afterAll(() => sandbox.close());

  const ask = async <T = object>(path: string, body?: object): Promise<T> => {
    const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`${sandbox.origin}/_sheets/${path}`, options)).json()) as T;
  };

  it('are read and edited as a person would', async () => {
    const at = `id=${DEMO_SPREADSHEET_ID}&tab=${DEMO_TAB}`;
    const before = await ask<string[][]>(`rows?${at}`);
    expect(before).toHaveLength(121);
    await ask(`edit?${at}`, { action: 'reverse' });
    await ask(`edit?${at}`, { action: 'insert', row: 1, values: ['Somebody', 'New'] });
    await ask(`edit?${at}`, { action: 'type', row: 1, column: 3, value: 'Example Ltd' });
    await ask(`edit?${at}`, { action: 'delete', row: 121 });
    const after = await ask<string[][]>(`rows?${at}`);
    expect(after.slice(0, 3)).toEqual([before[0], ['Somebody', 'New', '', 'Example Ltd'], before[120]]);
    expect(after).toHaveLength(121);
    await ask(`edit?${at}`, { action: 'sort', column: 0 });
    const names = (await ask<string[][]>(`rows?${at}`)).slice(1).map(([name = '']) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('are made, taken away and limited', async () => {
    const { id } = await ask<{ id: string }>('create', { title: 'Other', tabs: [{ title: 'A', rows: [['x']] }] });
    expect(sandbox.sheets.rows(id, 'A')).toEqual([['x']]);
    expect(await ask(`share?id=${id}&shared=false`)).toEqual({});
    expect(await ask('quota?reads=1&writes=1&minuteMs=100')).toEqual({});
    expect(await ask('quota')).toEqual({});
    expect(await ask('writes')).toEqual([]);
    expect(await ask('expire')).toEqual({});
    expect((await ask<{ type: string }>('service-account')).type).toBe('service_account');
  });
});
