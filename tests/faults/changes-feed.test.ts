import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { until, Workspace } from './helpers/workspace.ts';
import { startWriters } from './helpers/writer.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

const { clientKills, serverKills } = inject('faultSizes').feed;

interface Company {
  id: string;
  [field: string]: unknown;
}

/** What a client has on its disk: it stores each company as it comes, and the cursor after those of a page. */
interface Copy {
  companies: Map<string, Company>;
  cursor: string | null;
}

/** Reads one page, and dies on the way where `dies` says so: what is on the disk stays. Without a cursor it begins anew. */
async function readPage(origin: string, copy: Copy, limit: number, dies: () => boolean): Promise<boolean> {
  if (copy.cursor === null) copy.companies.clear();
  const query = new URLSearchParams({ limit: String(limit), ...(copy.cursor !== null && { cursor: copy.cursor }) });
  const response = await fetch(`${origin}/api/companies/changes?${query}`);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const page = (await response.json()) as {
    items: { id: string; company: Company | null }[];
    nextCursor: string;
    hasMore: boolean;
  };
  for (const { id, company } of page.items) {
    if (dies()) return true;
    if (company === null) copy.companies.delete(id);
    else copy.companies.set(id, company);
  }
  if (dies()) return true;
  copy.cursor = page.nextCursor;
  return page.hasMore;
}

async function list(origin: string): Promise<Company[]> {
  const companies: Company[] = [];
  for (let path: string | undefined = '/api/companies?limit=200'; path !== undefined; ) {
    const response: Response = await fetch(origin + path);
    companies.push(...((await response.json()) as Company[]));
    path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return companies;
}

/** Beside the writers, which only add: changes and deletes some of what there is. */
async function change(origin: string, copy: Copy, round: number): Promise<void> {
  const ids = [...copy.companies.keys()];
  const id = ids[(round * 7) % Math.max(1, ids.length)];
  if (id === undefined) return;
  if (round % 3 === 0) await fetch(`${origin}/api/companies/${id}`, { method: 'DELETE' });
  else {
    const rows = ids.slice(0, 40).map((one) => ({ id: one, industry: `Industry ${round}` }));
    const body = JSON.stringify({ rows });
    await fetch(`${origin}/api/companies/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
}

test('a client that is killed again and again ends with an equal copy, also when the server is killed', async () => {
  const copy: Copy = { companies: new Map(), cursor: null };
  let kills = 0;
  const dies = () => Math.random() < 0.15 && ++kills > 0;
  for (let run = 0; run <= serverKills; run++) {
    const server = await workspace.startServer();
    const writers = startWriters(server, [`one${run}`, `two${run}`]);
    const goal = (clientKills * (run + 1)) / (serverKills + 1);
    let round = 0;
    await until(300_000, `${goal} kills of the client`, async () => {
      await readPage(server.origin, copy, 1 + Math.floor(Math.random() * 30), dies);
      if (round % 4 === 0) await change(server.origin, copy, round);
      round++;
      return kills >= goal;
    });
    // In the middle of a write, but for the last time.
    if (run < serverKills) {
      const changing = change(server.origin, copy, 1).catch(() => undefined);
      await server.kill();
      await changing;
    } else await Promise.all(writers.map((writer) => writer.stop()));
    await Promise.all(writers.map((writer) => writer.ended));
    if (run < serverKills) continue;
    while (await readPage(server.origin, copy, 100, () => false));
    const listed = (await list(server.origin)).map(({ subsidiaries: _, customer: __, ...company }) => company);
    expect(listed.length).toBeGreaterThan(0);
    expect(copy.companies).toEqual(new Map(listed.map((company) => [company.id, company])));
  }
});
