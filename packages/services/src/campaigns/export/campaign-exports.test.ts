import { buffer, text } from 'node:stream/consumers';
import { BatchItemModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { companyReportSchema } from '../../reports/schemas.ts';
import { CampaignBench } from '../campaigns.fixtures.ts';
import { listCampaignItems } from '../items/list-campaign-items.ts';
import { exportCampaignArchive } from './campaign-archive.ts';
import { exportCampaignTable } from './campaign-table.ts';

useTestDatabase();
const bench = new CampaignBench();
const { ctx } = bench;

async function endedCampaign() {
  const ids = await bench.trackMany(2);
  const hostile = await bench.track('=HYPERLINK("https://evil.example")', 'evil.example.com');
  const nowhere = await bench.trackWithoutDomain();
  await bench.startEngine();
  return bench.ended(await bench.create([...ids, hostile, nowhere], { name: 'Q4 "Tech"' }));
}
const table = (id: string, format: 'csv' | 'excel') => exportCampaignTable({ ctx, input: { id, format } });
const archive = async (id: string) => {
  const file = await exportCampaignArchive({ ctx, input: { id } });
  return { ...file, files: unzipSync(new Uint8Array(await buffer(file.body))) };
};

describe('the table of a campaign', () => {
  it('has one guarded row per company as CSV', async () => {
    const { id } = await endedCampaign();
    const { fileName, contentType, body } = await table(id, 'csv');
    expect([fileName, contentType]).toEqual(['campaign-q4-tech.csv', 'text/csv; charset=utf-8']);
    const lines = (await text(body)).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Company,Domain,State,Generated at,Summary,Openings,/);
    expect(lines).toHaveLength(6);
    expect(lines[1]).toContain('Company 0,c0.example.com,Completed,');
    expect(lines[1]).toContain('Company 0 opens an office in Oslo.');
    expect(lines[3]).toMatch(/^"'=HYPERLINK/);
    expect(lines[4]).toMatch(/^Nowhere,,Failed,,/);
  });

  it('opens as a workbook', async () => {
    const { id } = await endedCampaign();
    const { fileName, body } = await table(id, 'excel');
    expect(fileName).toBe('campaign-q4-tech.xlsx');
    const { sheets } = await readXlsx(await buffer(body));
    expect(sheets[0]?.rows).toHaveLength(5);
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['Company', 'Domain', 'State']);
    expect(sheets[0]?.rows[2]?.slice(0, 3)).toEqual(['Company 1', 'c1.example.com', 'Completed']);
  });

  it('is there while the campaign is at work', async () => {
    const { id } = await bench.create(await bench.trackMany(1));
    const lines = (await text((await table(id, 'csv')).body)).split('\r\n');
    expect(lines[1]).toMatch(/^Company 0,c0\.example\.com,Waiting,/);
  });
});

describe('the archive of a campaign', () => {
  it('holds each report for people and for machines, and the table', async () => {
    const { id } = await endedCampaign();
    const { fileName, contentType, files } = await archive(id);
    expect([fileName, contentType]).toEqual(['campaign-q4-tech.zip', 'application/zip']);
    expect(Object.keys(files).sort()).toEqual([
      'c0.example.com-report-v1.json',
      'c0.example.com-report-v1.md',
      'c1.example.com-report-v1.json',
      'c1.example.com-report-v1.md',
      'evil.example.com-report-v1.json',
      'evil.example.com-report-v1.md',
      'reports.csv',
    ]);
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(read('c1.example.com-report-v1.md')).toContain('Company 1 opens an office in Oslo.');
    const report = companyReportSchema.parse(JSON.parse(read('c1.example.com-report-v1.json')));
    expect(report).toMatchObject({ status: 'completed', companyName: 'Company 1', reportData: { evidence: [{}] } });
    expect(read('reports.csv').split('\r\n')).toHaveLength(6);
  });

  it('holds the reports of a campaign whose items were deleted, and its table has their content', async () => {
    const campaign = await endedCampaign();
    await BatchItemModel.deleteMany({});
    const { files } = await archive(campaign.id);
    expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toHaveLength(3);
    const lines = (await text((await table(campaign.id, 'csv')).body)).split('\r\n');
    expect(lines[1]).toContain('Company 0,c0.example.com,Completed,');
    expect(lines[1]).toContain('Company 0 opens an office in Oslo.');
    const { items } = await listCampaignItems({ ctx, input: { id: campaign.id, limit: 10 } });
    expect(items.map(({ state, reportId }) => [state, reportId !== null])).toEqual([
      ['completed', true],
      ['completed', true],
      ['completed', true],
    ]);
  });

  it('of a campaign without reports holds the table alone', async () => {
    const { id } = await bench.create(await bench.trackMany(1));
    expect(Object.keys((await archive(id)).files)).toEqual(['reports.csv']);
  });

  it('of an unknown campaign is refused before anything is sent', async () => {
    const unknown = { ctx, input: { id: '00000000-0000-4000-8000-000000000000' } };
    await expect(exportCampaignArchive(unknown)).rejects.toMatchObject({ kind: 'not_found' });
  });
});
