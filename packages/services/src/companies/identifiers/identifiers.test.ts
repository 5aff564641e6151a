import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CompanyChangeModel, CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { exportCompanies } from '../export/export-companies.ts';
import { importCompanies, previewImport } from '../import/import-companies.ts';
import { COMPANY_IDENTIFIERS_MAX } from '../limits.ts';
import { listCompanies } from '../search/list-companies.ts';
import { createCompany } from '../store/create-company.ts';
import { addIdentifier } from './add-identifier.ts';
import { listIdentifiers } from './list-identifiers.ts';

useTestDatabase();

const now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => now });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'identifiers-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function fileOf(content: string) {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  return { path, fileName: 'x.csv', options: {} };
}

const importFile = async (content: string) =>
  importCompanies({ ctx, input: { ...(await fileOf(content)), importId: randomUUID() } });
const track = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;
const add = (id: string, kind: string, value: string) => addIdentifier({ ctx, input: { id, kind, value } });
const found = async (q: string, limit = 100) =>
  (await listCompanies({ ctx, input: { q, limit } })).items.map(({ name }) => name);

describe('an identifier entered by hand', () => {
  it.each(['NA', 'n/a', 'a|b'])('is refused where a file would read it otherwise: %s', async (value) => {
    await expect(add(await track('Acme', 'acme.com'), 'hubspot', value)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('changes nothing when it is there, also where no other has room', async () => {
    const id = await track('Acme', 'acme.com');
    const identifiers = Array.from({ length: COMPANY_IDENTIFIERS_MAX }, (_, at) => String(at + 1));
    for (const value of identifiers) await add(id, 'hubspot', value);
    expect(await add(id, 'hubspot', '1')).toHaveLength(COMPANY_IDENTIFIERS_MAX);
    await expect(add(id, 'hubspot', 'another')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is shown in normal form with its register, who entered it and when', async () => {
    const id = await track('Danone', 'danone.com');
    await add(id, 'SIREN', '552 032 534');
    await add(id, 'HubSpot', '123');
    expect(await listIdentifiers({ ctx, input: { id } })).toEqual([
      {
        kind: 'siren',
        label: 'SIREN',
        value: '552032534',
        isOwn: false,
        url: 'https://annuaire-entreprises.data.gouv.fr/entreprise/552032534',
        source: 'Entered by hand',
        by: 'person',
        at: now.toISOString(),
        problem: null,
        struck: null,
      },
      expect.objectContaining({ kind: 'hubspot', label: 'hubspot', value: '123', isOwn: true, url: null }),
    ]);
    expect(await CompanyChangeModel.distinct('kind')).toEqual(['identifier_added']);
  });

  it('changes nothing the second time', async () => {
    const id = await track('Danone', 'danone.com');
    await add(id, 'siren', '552032534');
    const before = await CompanyModel.findById(id).lean();
    await add(id, 'siren', 'FR 27 552 032 534');
    expect(await CompanyModel.findById(id).lean()).toEqual(before);
    expect(await CompanyChangeModel.countDocuments()).toBe(1);
  });

  it('is refused with a wrong check digit, and says so', async () => {
    const id = await track('Danone', 'danone.com');
    await expect(add(id, 'siren', '552032535')).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('wrong check digit'),
    });
    await expect(add(id, 'my crm', '1')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('of the owner is on one company only; the refusal names the other', async () => {
    await add(await track('Danone', 'danone.com'), 'hubspot', '123');
    const id = await track('Evian', 'evian.com');
    await expect(add(id, 'hubspot', '123')).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('belongs to Danone (danone.com'),
    });
    await add(id, 'pipedrive', '123');
    expect(await found('pipedrive:123')).toEqual(['Evian']);
  });

  it('of a register may be on two companies', async () => {
    await add(await track('Danone', 'danone.com'), 'siren', '552032534');
    await add(await track('Danone FR', 'danone.fr'), 'siren', '552032534');
    expect(await found('552032534')).toEqual(['Danone', 'Danone FR']);
  });
});

describe('the search', () => {
  it.each(['552 032 534', '552032534', 'siren: 552032534', 'FR27552032534', 'hubspot:123', 'LEI HWUPKR0MPOU8FGXBT394'])(
    'finds a company by "%s"',
    async (q) => {
      const id = await track('Danone', 'danone.com');
      await track('Acme 552032534', 'acme.com');
      await add(id, 'siren', '552032534');
      await add(id, 'hubspot', '123');
      await add(id, 'lei', 'HWUPKR0MPOU8FGXBT394');
      expect((await found(q))[0]).toBe('Danone');
    },
  );

  it('pages through what the text identifies and what has its words, each once', async () => {
    for (const letter of ['a', 'b', 'c'])
      await add(await track(`Z ${letter}`, `zed-${letter}.com`), 'siren', '552032534');
    await add(await track('552032534 both', 'both.com'), 'siren', '552032534');
    for (const letter of ['x', 'y']) await track(`552032534 ${letter}`, `why-${letter}.com`);
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies({
        ctx,
        input: { q: '552032534', limit: 1, ...(cursor && { cursor }) },
      });
      expect(page.total).toBe(6);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(['Z a', 'Z b', 'Z c', '552032534 both', '552032534 x', '552032534 y']);
  });
});

const HEADER = 'Name,Domain,Industry';

describe('a file with identifiers', () => {
  it('brings them in by their usual headers, and notes those that are none', async () => {
    const file = `${HEADER},LEI,SIREN,Company number,Org nr,IČO,HubSpot ID,Identifier (erp-2),CIK,Wikidata,LinkedIn
Danone,danone.com,Food,HWUPKR0MPOU8FGXBT394,552 032 535,445790,923 609 016,177041,77; 78,A1,320193,Q312,linkedin.com/company/danone
Evian,evian.com,Food,,n/a,,,,78,,,,
`;
    const preview = await previewImport({ ctx, input: await fileOf(file) });
    expect(preview.mapping.slice(3)).toEqual([
      'LEI',
      'SIREN',
      'Companies House number',
      'Norwegian organisation number',
      'IČO',
      'hubspot',
      'erp-2',
      'CIK',
      'Wikidata',
      'LinkedIn page',
    ]);
    const result = await importFile(file);
    expect(result).toMatchObject({ created: 2, failed: 0, ignoredCells: 2 });
    expect(preview.outcome).toMatchObject({ created: 2, ignoredCells: 2, notes: result.notes });
    expect(result.notes.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('SIREN: "552 032 535" has a wrong check digit'),
      expect.stringContaining('hubspot:78 belongs to danone.com'),
    ]);
    const [danone] = (await listCompanies({ ctx, input: { q: 'hubspot:78' } })).items;
    expect(danone?.name).toBe('Danone');
    expect(danone?.identifiers).toEqual([
      { kind: 'wikidata', value: 'Q312' },
      { kind: 'cik', value: '0000320193' },
      { kind: 'lei', value: 'HWUPKR0MPOU8FGXBT394' },
      { kind: 'companiesHouse', value: '00445790' },
      { kind: 'orgnr', value: '923609016' },
      { kind: 'ico', value: '00177041' },
      { kind: 'linkedin', value: 'https://www.linkedin.com/company/danone' },
      { kind: 'erp-2', value: 'A1' },
      { kind: 'hubspot', value: '77' },
      { kind: 'hubspot', value: '78' },
    ]);
  });

  it('is exported and imported again without a change', async () => {
    const id = await track('Danone', 'danone.com');
    for (const [kind, value] of [
      ['siren', '552032534'],
      ['ico', '00177041'],
      ['hubspot', '77'],
      ['hubspot', '78'],
      ['erp-2', '=A1'],
    ] as const)
      await add(id, kind, value);
    await track('Evian', 'evian.com');
    await importFile(`${HEADER}\nDanone,danone.com,Food\nEvian,evian.com,Food\n`);
    const before = await CompanyModel.find().lean();
    const file = await text((await exportCompanies({ ctx, input: { format: 'csv' } })).body);
    expect(file.split('\r\n')[0]).toMatch(
      /SIREN,IČO,Identifier \(erp-2\),Identifier \(hubspot\),Growth 3 Months %,.*,Cities,Newest Figure,Workbench ID$/,
    );
    expect(await importFile(file)).toMatchObject({ unchanged: 2, updated: 0, ignoredCells: 0 });
    expect(await CompanyModel.find().lean()).toEqual(before);
    const matches = await text((await exportCompanies({ ctx, input: { format: 'csv', q: 'hubspot:77' } })).body);
    expect(matches).toContain('00177041');
    expect(matches).not.toContain('evian.com');
    const json = JSON.parse(await text((await exportCompanies({ ctx, input: { format: 'json' } })).body));
    expect(json.flatMap((company: { identifiers: object[] }) => company.identifiers)).toHaveLength(5);
  });

  it('adds the identifiers of a later row to the company of an earlier one', async () => {
    const result = await importFile(
      `${HEADER},HubSpot ID\nDanone,danone.com,Food,1\nDanone,danone.com,Food,2\nDanone,danone.com,Food,2\n`,
    );
    expect(result).toMatchObject({ created: 1, updated: 1, duplicates: 1 });
    expect(await found('hubspot:2')).toEqual(['Danone']);
  });

  it('leaves the profiles of people alone', async () => {
    const result = await importFile(
      `First Name,Company,Domain,Industry,LinkedIn\nAda,Danone,danone.com,Food,linkedin.com/in/ada\n`,
    );
    expect(result).toMatchObject({ created: 1, ignoredCells: 0 });
  });
});
