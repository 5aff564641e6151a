import { DEMO_COMPANIES, DEMO_SEED } from '@workbench/sandbox';
import { createSandboxWorld, demoLeadRows } from '@workbench/sandbox/server';
import { writeXlsx } from 'hucre';
import { checkAll } from './support/axe.ts';
import { tabTo, toast } from './support/screens.ts';
import { leadButtons, startButton, workCard } from './support/scripted-leads.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');
test.beforeEach(() => test.setTimeout(400_000));

const WORK_TIMEOUT_MS = 250_000;
const PEOPLE = 150;
const GERMAN = [
  'Vorname',
  'Nachname',
  'E-Mail',
  'Firma',
  'Position',
  'LinkedIn-Profil',
  'Telefon',
  'Standort',
  'Branche',
];
/** A day as a spreadsheet stores it. */
const DAY = 46_349;

/** A list as it is passed around: titles, groups above the header, empty rows, and days as numbers. */
async function messyWorkbook(): Promise<Buffer> {
  const [, ...people] = demoLeadRows(createSandboxWorld({ seed: DEMO_SEED, companies: DEMO_COMPANIES }), PEOPLE);
  const rows: (string | number)[][] = [
    ['Kontakte Messe Hannover', '', ''],
    ['Stand: 2026, vertraulich'],
    [],
    ['Person', '', 'Kontakt', 'Unternehmen', '', '', '', '', ''],
    [...GERMAN, 'Zuletzt geändert'],
  ];
  for (const [index, person] of people.entries()) {
    rows.push([...GERMAN.map((_, at) => person[at] ?? ''), DAY + index]);
    if (index % 40 === 39) rows.push([], ['', '', '']);
  }
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Kontakte', rows }] }));
}

test('a messy list of 150 people becomes a finished file, every suggestion decided by keyboard', async ({ page }) => {
  await page.goto('/lead-enrichment?way=file');
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'kontakte.xlsx', mimeType, buffer: await messyWorkbook() });
  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('kontakte.xlsx: 150 rows');
  await startButton(page).press('Enter');
  await expect(toast(page)).toContainText('Enrichment Started!');
  const card = workCard(page, 'kontakte.xlsx');
  await expect(card.getByText('Completed', { exact: true })).toBeVisible({ timeout: WORK_TIMEOUT_MS });
  await expect(card).toContainText(/\d+ leads · \d+ matched · \d+ emails? · [1-9]\d* suggestions?/);

  await card.getByRole('link', { name: /suggestions?$/ }).press('Enter');
  await expect(page).toHaveURL(/finding=suggestion/);
  await checkAll(page, { 'the leads with suggestions': async () => undefined });
  const rows = leadButtons(page);
  await expect(rows.first()).toBeVisible();
  const total = Number(/\d+/.exec((await page.getByText(/leads? match/).textContent()) ?? '')?.[0]);
  await rows.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`1 of ${total}`);
  await page.keyboard.press('j');
  await expect(dialog).toContainText(`2 of ${total}`);
  await page.keyboard.press('k');
  await expect(dialog).toContainText(`1 of ${total}`);
  await checkAll(page, { 'a lead': async () => undefined });
  // Each decision leads on to the next suggestion, of the next lead in the end.
  const name = (await dialog.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await tabTo(page, dialog.getByRole('button', { name: /^Accept / }).first());
  for (let left = await dialog.getByRole('button', { name: /^Accept / }).count(); left > 0; left--) {
    await page.keyboard.press('Enter');
    if (left > 1) await expect(dialog.getByRole('button', { name: /^Accept / })).toHaveCount(left - 1);
  }
  await expect(dialog.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Accept / }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Decide suggestions' }).press('Enter');
  const accept = dialog.getByRole('button', { name: /^Accept \d/ });
  await expect(accept).toBeEnabled();
  await checkAll(page, { 'deciding many': async () => undefined });
  await accept.press('Enter');
  await expect(toast(page)).toContainText('Suggestions Accepted');
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toast(page)).toContainText('Suggestions Restored');
  await page.getByRole('button', { name: 'Decide suggestions' }).press('Enter');
  await dialog.getByLabel('Decision').selectOption('Dismiss');
  await expect(dialog.getByRole('button', { name: /^Dismiss \d/ })).toBeEnabled();
  await dialog.getByRole('button', { name: /^Dismiss \d/ }).press('Enter');
  await expect(page.getByText('No matching leads')).toBeVisible();

  await page.getByRole('tab', { name: 'Import & Enrich' }).press('Enter');
  await expect(card).toContainText(/ · 0 suggestions/);
  await card.getByRole('button', { name: 'Download results for kontakte.xlsx' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'XLSX with results' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
