import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre';
import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { companyLayout } from './company-layout.ts';
import type { ExportedCompany } from './exported-company.ts';
import { toXlsx } from './formats.ts';

function company(fields: Partial<ExportedCompany>): ExportedCompany {
  return {
    _id: new mongo.ObjectId(),
    name: 'Acme',
    domain: 'acme.com',
    industry: null,
    aggregatedEmployeeCount: null,
    locations: [],
    dataQuality: 'low',
    sourceCount: 0,
    records: [],
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...fields,
  };
}

async function* batchOf(...companies: ExportedCompany[]) {
  yield companies;
}

/** Cells of the first sheet below its header, read by a library as Excel would. */
async function cellsOf(...companies: ExportedCompany[]) {
  const { sheets } = await readXlsx(await buffer(toXlsx(batchOf(...companies), companyLayout([]))));
  return sheets[0]?.rows.slice(1) ?? [];
}

describe('a workbook', () => {
  it('opens although a text holds characters that its format cannot carry', async () => {
    const [row] = await cellsOf(company({ name: 'Ac\u0000me\u000b \u{1f680} <&>\uffff', industry: 'a\u001fb' }));
    expect(row?.slice(0, 3)).toEqual(['Acme \u{1f680} <&>', 'acme.com', 'ab']);
  });

  it('holds no text longer than Excel allows in a cell, and says where one was cut', async () => {
    const [row] = await cellsOf(company({ locations: Array.from({ length: 4000 }, (_, i) => `Town number ${i}`) }));
    expect(String(row?.[4])).toMatch(/^Town number 0; Town number 1; .*; Town number \d+; \[cut here: /);
    expect(String(row?.[4]).length).toBeLessThanOrEqual(32_767);
  });

  it('holds what looks like a formula or a phone number as the text that it is', async () => {
    const [row] = await cellsOf(company({ name: '=1+1', industry: '+49 30 1234' }));
    expect(row?.slice(0, 3)).toEqual(['=1+1', 'acme.com', '+49 30 1234']);
  });

  it('leaves the cell of an unknown count empty, and a real zero is 0', async () => {
    const rows = await cellsOf(company({}), company({ aggregatedEmployeeCount: 0 }));
    expect(rows.map((row) => row[3] ?? null)).toEqual([null, 0]);
  });
});
