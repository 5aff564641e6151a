import { answer } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const dialog = (page: Page) => page.getByRole('dialog');
const entries = (page: Page) => page.getByRole('list', { name: 'List of customers' }).getByRole('listitem');

async function firstCompany(page: Page): Promise<{ id: string; name: string; domain: string }> {
  const [first] = await (await page.request.get('/api/companies?limit=1&sort=name')).json();
  return first;
}

async function chooseFile(page: Page, csv: string) {
  await page.getByRole('button', { name: 'Import a file' }).first().click();
  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles({
      name: 'crm.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
}

test('a file of a CRM is planned, imported, marks its company and is searched; an entry leaves and comes back', async ({
  page,
}) => {
  const { id, name, domain } = await firstCompany(page);
  const rows = ['Company name,Company Domain Name,Lifecycle Stage,First Name', `${name},${domain},Customer,Ann`];
  const csv = [...rows, 'Harbour GmbH,harbour-works.com,Partner,Bea', 'Quay,quay-works.com,Lead,Cem'].join('\n');
  const openList = async () => {
    await page.goto('/customers');
    await settled(page);
  };
  const openPlan = async () => {
    await openList();
    await chooseFile(page, csv);
    await expect(dialog(page)).toContainText('3 rows: 2 new, 1 left out by their reason');
  };
  await openList();
  await expect(page.getByText('No customers yet')).toBeVisible();
  await checkAll(page, { 'the plan': openPlan });
  await openPlan();
  await expect(dialog(page)).toContainText('Marks 1 tracked company; 1 not tracked yet, kept for later.');
  await dialog(page).getByText('Columns: 3 taken, 1 left out').click();
  await expect(dialog(page)).toContainText('About people: the list has companies only');
  await expect(dialog(page).getByRole('checkbox', { name: 'Lead 1' })).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(toast(page)).toContainText('2 entries added. 1 tracked company is marked.');
  await expect(entries(page)).toHaveCount(2);
  await checkAll(page, { 'the list': openList });

  await openList();
  await page.getByLabel('Reason', { exact: true }).selectOption('Partner');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('Not tracked; kept for later');
  await page.goto(`/companies/${id}`);
  await settled(page);
  await page.getByRole('link', { name: /^on the list since/ }).click();
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Take ${name} off the list` }).click();
  await expect(toast(page)).toContainText('is in the trash for 30 days');
  await expect(page.getByText('No entry matches')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(entries(page)).toHaveCount(1);
});

test('discovery says how many customers it hides, and shows them with their reason', async ({ page }) => {
  const found = (name: string) => ({
    name,
    domain: `${name.toLowerCase()}.example.com`,
    industry: null,
    employeeCount: null,
    employeeBand: null,
    location: null,
    sources: ['Wikidata'],
    companyId: null,
    trashId: null,
  });
  const customer = {
    entryId: '5d0a7e52-6a51-4c4b-9d5e-0b8f6f1c2a77',
    name: 'Sold',
    reason: 'Customer',
    file: 'crm.csv',
    addedAt: '2026-11-23T10:00:00.000Z',
    by: 'domain',
    value: 'sold.example.com',
  };
  const asked = [{ id: 'wikidata', source: 'Wikidata', found: 2, problem: null, credits: 0, creditsPending: 0 }];
  const discovery = { results: [found('New'), { ...found('Sold'), customer }], asked };
  await answer(page, { 'sources.discover': discovery });
  await page.goto('/search?tab=discover');
  await settled(page);
  await page.getByLabel('Location').fill('Norway');
  await page.getByRole('button', { name: 'Discover companies' }).click();
  const results = page.getByRole('region', { name: 'Discovered companies', exact: true });
  await expect(results).toContainText('1 hidden: customer');
  await expect(results).not.toContainText('sold.example.com');
  await results.getByRole('button', { name: 'Show customers' }).click();
  await expect(results.getByRole('listitem').filter({ hasText: 'sold.example.com' })).toContainText('Customer');
});
