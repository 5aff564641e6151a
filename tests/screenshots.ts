import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './helpers/chromium.ts';

/**
 * Takes the README's pictures from a running demo: `npm run demo`, then `node tests/screenshots.ts`.
 * Argument: the demo's address, when it is not the usual one.
 */
const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');

const browser = await chromium.launch(CHROMIUM_LAUNCH);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
// Its card would be on the pictures.
await page.addInitScript(() => localStorage.setItem('tour-seen', 'yes'));

await shoot('dashboard', '/', 'svg[role="img"]');
await shoot('search', '/search?q=med', '[role="table"], table');
await shoot('analytics', '/analytics', 'svg[role="img"]');
await shoot('sources', '/sources', 'text=Companies tracked');
const [company] = (await (await fetch(`${base}/api/companies?limit=1`)).json()) as { id: string }[];
await page.goto(`${base}/search?company=${company?.id}`);
await page.getByRole('tab', { name: 'Why this number' }).click();
await page.getByText('Rule version').waitFor();
await picture('detail');
await shootReports();
await shootContacts();
await shootLeads();
await shootOutreach();
await page.goto(`${base}/search?tab=import`);
await page.setInputFiles('input[type=file]', await sampleFile());
await page.getByText('Import preview').waitFor();
await picture('import');
await browser.close();

async function shoot(name: string, path: string, ready: string): Promise<void> {
  await page.goto(base + path);
  await page.locator(ready).first().waitFor();
  await picture(name);
}

async function picture(name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** A campaign over the first companies, and the report that has most to tell. */
async function shootReports(): Promise<void> {
  const companies = (await (await fetch(`${base}/api/companies?limit=50`)).json()) as { id: string }[];
  const ids = companies.map(({ id }) => id);
  const { id } = await post('/api/campaigns', { name: 'Q4 2026 Tech Companies Analysis', companyIds: ids });
  for (;;) {
    const campaign = await (await fetch(`${base}/api/campaigns/${id}`)).json();
    if (campaign.status !== 'in_progress') break;
    await page.waitForTimeout(500);
  }
  const { items } = await (await fetch(`${base}/api/campaigns/${id}/items`)).json();
  let richest = { companyId: '', size: -1 };
  for (const { companyId, reportId } of items) {
    const { analysis } = (await (await fetch(`${base}/api/reports/${reportId}`)).json()).reportData;
    const { productLaunches, recentNews, rdActivity } = analysis;
    const size = Math.min(2, productLaunches.length) + Math.min(3, recentNews.length) + (rdActivity.hasRD ? 2 : 0);
    if (size > richest.size) richest = { companyId, size };
  }
  await shoot('report', `/company-reports?company=${richest.companyId}`, 'text=Executive Summary');
  await shoot('campaigns', '/campaigns', 'text=Q4 2026');
}

/** People of both sources, and a message to one of them. */
async function shootContacts(): Promise<void> {
  await page.goto(`${base}/contact-search`);
  await page
    .getByLabel('Describe the people you are looking for')
    .fill('VPs of engineering at fintech companies in Berlin or London');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'Contacts', exact: true });
  await found.waitFor();
  await found.scrollIntoViewIfNeeded();
  // The toast would lie over the rows.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await picture('contacts');
  const { contacts } = await post('/api/contacts/search/pdl', { jobTitles: ['Head of Operations'], perPage: 5 });
  const { contacts: saved } = await post('/api/contacts', { ids: [contacts[0].id] });
  await page.goto(`${base}/ai-assistant?contact=${saved[0].id}`);
  await page.getByRole('group', { name: /facts/i }).or(page.getByRole('checkbox')).first().waitFor();
  await page.getByRole('button', { name: 'Generate message' }).click();
  await page.getByText('Supporting facts').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await picture('assistant');
}

/** The demo's sheet, enriched and written back, and one of its leads. */
async function shootLeads(): Promise<void> {
  const { demoSpreadsheetId } = await (await fetch(`${base}/api/sources/google-sheets`)).json();
  const { runId } = await post('/api/enrichment/start', { spreadsheetId: demoSpreadsheetId });
  while ((await (await fetch(`${base}/api/enrichment/runs/${runId}`)).json()).isOpen) await page.waitForTimeout(500);
  await shoot('leads', '/lead-enrichment?tab=leads', 'text=Completed');
}

/** A campaign with some who have been written to, and the next one on the desk. */
async function shootOutreach(): Promise<void> {
  const { contacts } = await post('/api/contacts/search/pdl', { jobTitles: ['engineer'], perPage: 25 });
  const known = (contacts as { id: string; linkedinUrl: string | null }[]).filter(({ linkedinUrl }) => linkedinUrl);
  const { contacts: saved } = await post('/api/contacts', { ids: known.slice(0, 12).map(({ id }) => id) });
  const campaign = { name: 'Engineering leads in Europe', targetCriteria: { title: 'Engineering' }, dailyLimit: 20 };
  const { id } = await post('/api/outreach/campaigns', campaign);
  const contactIds = (saved as { id: string }[]).map((contact) => contact.id);
  await post(`/api/outreach/campaign/${id}/targets`, { contactIds });
  await post(`/api/outreach/campaign/${id}/start`, {});
  const { queue } = await (await fetch(`${base}/api/outreach/desk?campaignId=${id}`)).json();
  for (const [at, message] of (queue as { id: string }[]).slice(0, 5).entries()) {
    await post(`/api/outreach/messages/${message.id}/draft`, {});
    if (at < 3) await post(`/api/outreach/messages/${message.id}/status`, { action: 'sent' });
    if (at < 1) await post(`/api/outreach/messages/${message.id}/status`, { action: 'accepted' });
  }
  await shoot('outreach', `/linkedin-outreach?tab=messages&campaign=${id}`, 'text=Send queue');
}

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** Fictional rows, one of them wrong, so that the picture shows what the preview says of it. */
async function sampleFile(): Promise<string> {
  const path = join(tmpdir(), 'fictional-companies.csv');
  const rows = ['Company;Website;Sector;Employees', '"Kettles, Inc.";https://www.kettles.example.com/;Retail;1.200'];
  await writeFile(
    path,
    [...rows, 'Ladders;ladders.example.com;Tools;11-50', 'No Domain;nowhere;Tools;5', ''].join('\r\n'),
  );
  return path;
}
