import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { CompanyModel, CompanyStatModel, ObservationModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings/index.ts';
import { createContext } from '../shared/context.ts';
import { createCompany } from './create.ts';
import { importCompanies, previewImport } from './import.ts';
import { listCompanies } from './list.ts';
import { newCompany } from './new-company.ts';
import { exportCompanies } from './export.ts';
import { readTrend } from './trend.ts';
import { countAll, recountStatistics, forgetTotals } from './statistics.ts';
import { withWriteSession } from './write-session.ts';
import { listSources } from '../sources/index.ts';
import { removeDemo } from './workspace.ts';

useTestDatabase();
beforeEach(async () => { await emptyTestDatabase(); forgetTotals(); });
const ctx = createContext();
const dir = await mkdtemp(join(tmpdir(), 'zz-'));
const file = async (t: string) => { const p = join(dir, randomUUID() + '.csv'); await writeFile(p, t); return p; };
const imp = async (t: string, options = {}, extra = {}) => {
  const path = await file(t);
  const preview = await previewImport({ ctx, input: { path, fileName: 'x.csv', options } });
  const r = await importCompanies({ ctx, input: { path, fileName: 'x.csv', options, importId: randomUUID(), errorsDir: dir, ...extra } });
  return { preview: preview.outcome, r };
};
const add = (name: string, domain: string, industry?: string) => createCompany({ ctx, input: { name, domain, ...(industry && { industry }) } });
const show = (l: string, x: unknown) => console.log(`@@ ${l}: ${JSON.stringify(x)}`);
const stats = async () => {
  const want = [...await countAll()].map(([id, c]) => [id, Object.fromEntries(Object.entries(c).filter(([, n]) => n !== 0))]).filter(([, c]) => Object.keys(c as object).length).sort();
  const got = (await CompanyStatModel.find().lean()).map((d) => [d._id, Object.fromEntries(Object.entries(d.counters).filter(([, n]) => n !== 0))]).filter(([, c]) => Object.keys(c as object).length).sort();
  const norm = (l: any) => JSON.stringify(l.map(([a, b]: any) => [a, Object.entries(b).sort()]).sort());
  return norm(want) === norm(got) ? 'SAME' : `DRIFT want totals ${JSON.stringify(want.find((w) => w[0] === 'totals'))} got ${JSON.stringify(got.find((w) => w[0] === 'totals'))}`;
};

it('1 search loses', async () => {
  await add('Acme', 'zzz1.com'); await add('@Home Ltd', 'zzz2.com'); await add('(un)common', 'zzz3.com');
  for (const q of ['acme', 'acme.', 'acme!', '"acme"', 'acme acme', 'acme,', 'home', 'un', '´', '\u0301']) for (const sort of ['relevance', 'name'] as const) {
    const p = await listCompanies({ ctx, input: { q, sort } });
    show(`q=${q} ${sort}`, [p.items.map((i) => i.name), p.total]);
  }
});
it('2 nul in q', async () => {
  await add('Acme', 'zzz1.com');
  await listCompanies({ ctx, input: { q: 'a\u0000b.com' } }).then((p) => show('nul', p.total), (e) => show('nul', [e.name, e.message]));
  await listCompanies({ ctx, input: { q: 'a\ud800b.com' } }).then((p) => show('lone', p.total), (e) => show('lone', [e.name, e.message]));
});
it('3 older dated import twice + since lost', async () => {
  const csv = (n: number, d: string) => `name,domain,industry,employees,as of\nA,acme.com,x,${n},${d}\n`;
  await imp(csv(20, '2024-01-01')); await imp(csv(20, '2025-06-01')); await imp(csv(30, '2026-01-01'));
  show('history', await ObservationModel.find({}, { since: 1, asOf: 1, value: 1, _id: 0 }).lean());
  const again = await imp(csv(20, '2025-06-01')); show('again', [again.r.updated, again.r.unchanged]);
  const again2 = await imp(csv(20, '2025-06-01')); show('again2', [again2.r.updated, again2.r.unchanged]);
  show('history', await ObservationModel.find({}, { since: 1, asOf: 1, value: 1, _id: 0 }).lean());
});
it('4 trend order', async () => {
  const csv = (n: number, d: string) => `name,domain,industry,employees,as of\nA,acme.com,x,${n},${d}\n`;
  await imp(csv(20, '2024-01-01')); await imp(csv(20, '2026-01-01')); await imp(csv(30, '2025-01-01'));
  const c = await CompanyModel.findOne().lean();
  show('trend', await readTrend({ ctx, input: { id: String(c!._id) } }));
});
it('5 several dates in one file', async () => {
  const { r } = await imp('name,domain,industry,employees,as of\nA,acme.com,x,10,2023-01-01\nA,acme.com,x,20,2024-01-01\nA,acme.com,x,30,2025-01-01\n');
  const c = await CompanyModel.findOne().lean(); show('dates', [r, c!.records.map((x) => [x.value, x.asOf])]);
});
it('6 preview vs commit with locations in a later batch', async () => {
  await imp('name,domain,industry,Employees (B)\nA,acme.com,x,5\n');
  const filler = Array.from({ length: 1000 }, (_, i) => `F${i},filler${i}.com,x,1,,\n`).join('');
  const { preview, r } = await imp(`name,domain,industry,Employees (A),Employees (B),location\nA,acme.com,x,10,,Berlin\n${filler}A,acme.com,x,,5,Berlin\n`);
  show('preview/commit', [preview.updated, preview.unchanged, r.updated, r.unchanged]);
});
it('7 lost lock drift', async () => {
  const mk = (d: string) => newCompany({ name: d, domain: d, industry: null, figures: [], locations: [], locationSource: null }, DEFAULT_SETTINGS, new Date());
  await add('Z', 'z.com');
  await withWriteSession(async (s) => {
    const a = mk('a.com'); await CompanyModel.collection.insertOne(a as never); s.replaced(null, a);
    // the lease ran out: another process takes over exactly as acquire() would, and recounts
    await WriteLockModel.updateOne({ _id: 'companies' }, { $set: { holder: { token: 'B', host: 'other', pid: 1 }, expiresAt: new Date(Date.now() + 20000) } });
    await recountStatistics();
  }).catch((e) => show('A ends with', e.message));
  await WriteLockModel.updateOne({ _id: 'companies', 'holder.token': 'B' }, { $set: { holder: null } });
  await add('Y', 'y.com');
  show('stats after', await stats());
});
it('8 failed session with a write in flight', async () => {
  let worst = 'SAME';
  for (let k = 0; k < 6 && worst === 'SAME'; k++) {
    await emptyTestDatabase();
    const rows = Array.from({ length: 999 }, (_, i) => `F${i},filler${k}x${i}.com,x,${i},${i + 1},${i + 2}\n`).join('');
    const path = await file(`name,domain,industry,Employees (A),Employees (B),Employees (C)\nBad,,x,,,\n${rows}`);
    const bad = join(path, 'nope');
    const p = importCompanies({ ctx, input: { path, fileName: 'x', options: {}, importId: randomUUID(), errorsDir: bad } }).catch((e) => e.message);
    await new Promise((r) => setTimeout(r, 1));
    const q = add('Y', 'y.com');
    show('err', await p); await q; await new Promise((r) => setTimeout(r, 500));
    worst = await stats();
  }
  show('stats', worst);
});
it('9 recount with many locations', async () => {
  const docs = Array.from({ length: 3200 }, (_, i) => newCompany({ name: `n${i}`, domain: `d${i}.com`, industry: null, figures: [], locations: Array.from({ length: 20 }, (_, j) => `${i}-${j}-`.padEnd(280, 'x')), locationSource: null }, DEFAULT_SETTINGS, new Date()));
  await CompanyModel.collection.insertMany(docs as never[]);
  await WriteLockModel.create({ _id: 'companies', holder: { token: 'dead', host: 'gone', pid: 1 }, expiresAt: new Date(0) });
  await add('Y', 'y.com').then(() => show('recount', 'ok'), (e) => show('recount', [e.name, e.message.slice(0, 200)]));
  await add('Y2', 'y2.com').then(() => show('recount', 'ok'), (e) => show('recount2', [e.name, e.message.slice(0, 200)]));
}, 60000);
it('10 cursor too long', async () => {
  for (const i of [1, 2, 3]) await add('公司'.repeat(100) + i, `c${i}.com`);
  const p = await listCompanies({ ctx, input: { sort: 'name', limit: 1 } }); show('cursor length', p.nextCursor!.length);
});
it('11 cursor of another query', async () => {
  for (const n of ['Acme a', 'Acme b', 'Zeta a', 'Zeta b', 'Other', 'Mid']) await add(n, n.replace(' ', '').toLowerCase() + '.com');
  const z = await listCompanies({ ctx, input: { q: 'zeta', limit: 1 } });
  await listCompanies({ ctx, input: { q: 'acme', cursor: z.nextCursor! } }).then((p) => show('z->a', p.items.map((i) => i.name)), (e) => show('z->a', [e.name, e.message]));
  const l = await listCompanies({ ctx, input: { limit: 1 } });
  await listCompanies({ ctx, input: { q: 'mid', cursor: l.nextCursor! } }).then((p) => show('list->q', p.items.map((i) => i.name)), (e) => show('list->q', [e.name, e.message]));
  const c = Buffer.from(JSON.stringify([1, 5, 'a'.repeat(24)])).toString('base64url');
  await listCompanies({ ctx, input: { sort: 'employeeCount', cursor: c } }).then((p) => show('crafted', p.items.length), (e) => show('crafted', [e.name, e.message]));
});
it('12 export re-import', async () => {
  await imp(`name,domain,industry,city,country\nA,acme.com,x,Berlin; Munich,Germany\nB,bcme.com,x,${'l'.repeat(200)},${'k'.repeat(200)}\n`);
  await add('Line\nbreak', 'lb.com'); await add('Nul\u0001x', 'nul.com');
  let text = ''; const f = await exportCompanies({ ctx, input: { format: 'csv' } }); for await (const ch of f.body) text += ch;
  const { r } = await imp(text); show('reimport', [r.created, r.updated, r.unchanged, r.errors]);
});
it('13 demo sources remain', async () => {
  await imp('name,domain,industry,Employees (Fictional)\nA,acme.com,x,5\n', {}, { demo: true });
  await removeDemo({ ctx, input: {} }); show('sources', await listSources({ ctx, input: {} })); show('s', await stats());
});
it('14 wide rows block', async () => {
  const n = 900; const head = Array.from({ length: n }, (_, i) => `Employees (S${i})`).join(',');
  const rows = Array.from({ length: 200 }, (_, i) => `N${i},w${i}.com,x,${Array.from({ length: n }, (_, j) => 50 + ((i * j) % 90)).join(',')}\n`).join('');
  const path = await file(`name,domain,industry,${head}\n${rows}`);
  let last = performance.now(), gap = 0; const iv = setInterval(() => { const t = performance.now(); gap = Math.max(gap, t - last); last = t; }, 10);
  const t = performance.now();
  await importCompanies({ ctx, input: { path, fileName: 'x', options: {}, importId: randomUUID(), errorsDir: dir } }).then((r) => show('wide', r.created), (e) => show('wide', e.message));
  clearInterval(iv); show('200 rows x 900 sources ms, longest block', [performance.now() - t, gap]);
}, 120000);
