import type { Company } from '@workbench/services/companies/schemas';
import { checkAll } from './support/axe.ts';
import { readDownload } from './support/csv.ts';
import { restyled } from './support/restyled.ts';
import { companyRows, hold, settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const QUESTION = {
  and: [
    { field: 'industry', op: 'is', value: 'Software' },
    { field: 'country', op: 'is', value: 'DE' },
    { field: 'size', op: 'between', value: [50, 500] },
    { field: 'growth12', op: 'atLeast', value: 0.1 },
  ],
};
const DEEP = {
  and: [
    { field: 'country', op: 'anyOf', value: ['DE', 'FR', 'GB'] },
    {
      or: [
        { field: 'size', op: 'atLeast', value: 100 },
        { field: 'tag', op: 'isNotEmpty' },
      ],
    },
    {
      or: [
        { field: 'quality', op: 'is', value: 'high' },
        {
          and: [
            { field: 'spread', op: 'atMost', value: 1000 },
            { field: 'sourceCount', op: 'atLeast', value: 1 },
          ],
        },
      ],
    },
  ],
};
const WRONG = { and: [{ field: 'contry', op: 'is', value: 'DE' }] };

const addressOf = (filter: object) => `/search?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const chips = (page: Page) => page.getByRole('list', { name: 'Filter', exact: true }).getByRole('listitem');
const filterOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null');

/** What the REST API says of the same filter. */
async function answerOf(page: Page, filter: object) {
  const response = await page.request.get('/api/companies', { params: { filter: JSON.stringify(filter) } });
  const companies = (await response.json()) as { name: string }[];
  return { total: Number(response.headers()['x-total-count']), names: companies.map(({ name }) => name) };
}

async function expectList(page: Page, filter: object) {
  const { total, names } = await answerOf(page, filter);
  const noun = total === 1 ? 'company' : 'companies';
  await expect(page.getByRole('status').filter({ hasText: `${total} ${noun} found` })).toBeVisible();
  if (names[0] !== undefined) await expect(companyRows(page).first()).toContainText(names[0]);
  return { total, names };
}

/** The companies that answer the question, from all that there are: by their places and figures, without a filter. */
async function answerFromFigures(page: Page) {
  const response = await page.request.get('/api/companies', { params: { limit: 5000 } });
  const companies = (await response.json()) as Company[];
  expect(companies).toHaveLength(Number(response.headers()['x-total-count']));
  const answer = companies.filter(({ industry, locations, aggregatedEmployeeCount, singleFigure, growth }) => {
    const employees = aggregatedEmployeeCount ?? singleFigure?.employeeCount ?? 0;
    const isGerman = locations.some((location) => location.endsWith('Germany'));
    const { from, to } = growth.months12 ?? { from: 0, to: 0 };
    return industry === 'Software' && isGerman && employees >= 50 && employees <= 500 && to > from;
  });
  return answer.map(({ name }) => name).sort();
}

/** One step: the key, the field, its value, Enter. Nothing but keys. */
async function addCondition(page: Page, field: string, type: () => Promise<void>) {
  const before = await chips(page).count();
  await page.keyboard.press('f');
  const select = page.getByLabel('Field', { exact: true });
  await expect(select).toBeFocused();
  await page.keyboard.type(field);
  await expect(select.locator('option:checked')).toHaveText(field);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await type();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(before + 1);
}

async function choose(page: Page, text: string, value: string) {
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: value })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen values' })).toContainText(value);
}

async function range(page: Page, from: string, to: string) {
  await page.keyboard.type(from);
  await page.keyboard.press('Tab');
  await page.keyboard.type(to);
}

test('an analyst’s question is answered in four steps by the keyboard, and its address, pages and export keep it', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
  const answer = await answerFromFigures(page);
  expect(answer.length).toBeGreaterThan(1);
  await addCondition(page, 'Industry', () => choose(page, 'softw', 'Software'));
  await addCondition(page, 'Country', () => choose(page, 'ger', 'Germany'));
  await addCondition(page, 'Employees', () => range(page, '50', '500'));
  await addCondition(page, 'Growth over 12 months', () => range(page, '0.1', ''));
  await expect(page.getByRole('status').filter({ hasText: `${answer.length} companies found` })).toBeVisible();
  const shown = companyRows(page).getByRole('button', { name: /^Details for / });
  const labels = await shown.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(labels.map((label) => label?.replace('Details for ', '')).sort()).toEqual(answer);
  expect(filterOf(page)).toEqual(QUESTION);

  await page.reload();
  await expect(chips(page)).toHaveText([
    'Industry is Software',
    'Country is Germany',
    '50–500 employees',
    'Grew at least 0.1 % in 12 months',
  ]);
  await expectList(page, QUESTION);
  await page.getByRole('button', { name: 'Remove filter: Grew at least 0.1 % in 12 months' }).click();
  await page.getByRole('button', { name: 'Remove filter: Industry is Software' }).click();
  const wider = { and: [QUESTION.and[1], QUESTION.and[2]] };
  const { names } = await expectList(page, wider);
  expect(names.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menu')).toContainText('Only what is listed: Country is Germany, 50–500 employees');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'JSON' }).click(),
  ]);
  const exported = JSON.parse(String(await readDownload(download))) as { name: string }[];
  expect(exported.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  expect(exported).toHaveLength((await answerOf(page, wider)).total);

  await companyRows(page).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] ?? '');
  await page.getByRole('link', { name: 'Next company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[1] ?? '');
  await page.goto(addressOf(wider));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await page.goBack();
  await expectList(page, wider);
});

test('a filter that the form can’t show applies and is read in words; one that is not valid says why', async ({
  page,
}) => {
  await page.goto(addressOf(DEEP));
  const deepWords = 'Any of: Data quality is high; (at least 1 source with a figure and sources at most 1,000 % apart)';
  await expect(chips(page)).toHaveText([
    'Country is Germany, France or United Kingdom',
    deepWords,
    'Any of: at least 100 employees; any tag',
  ]);
  await expectList(page, DEEP);
  await expect(page.getByRole('button', { name: `Edit filter: ${deepWords}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit filter: Any of: at least 100 employees; any tag' }).click();
  await page.getByRole('button', { name: 'Edit At least 100 employees' }).click();
  await page.getByLabel('From').fill('2000');
  await page.getByLabel('From').press('Enter');
  await expect(chips(page).nth(2)).toHaveText('Any of: at least 2,000 employees; any tag');

  await page.goto(addressOf(WRONG));
  await expect(page.getByRole('alert')).toContainText(
    'filter.and[0].field: "contry" is no field; did you mean "country"?',
  );
  await expect(companyRows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filter' }).click();
  await expect(companyRows(page).first()).toBeVisible();
});

test('the form is styled once, not again for each measure that places it', async ({ page }) => {
  const values = await hold(page, 'companies.filterValues');
  await page.goto('/search');
  await settled(page);
  const form = page.getByRole('dialog', { name: 'Add a filter' });
  const steps = await restyled(page, async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(form.getByLabel('Field', { exact: true })).toBeFocused();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  const elements = await form.locator('*').count();
  expect(steps.filter((count) => count > elements / 2)).toHaveLength(1);
  values.release();
});

test('axe finds nothing to fault in the filter, wide and as a sheet', async ({ page }) => {
  const openForm = async (field: string) => {
    await page.goto(addressOf(DEEP));
    await settled(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Field', { exact: true }).selectOption({ label: field });
  };
  await checkAll(page, {
    'the form of a country': async () => {
      await openForm('Country');
      await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible();
    },
    'a form with a fault': async () => {
      await openForm('Employees');
      await page.getByLabel('From').fill('many');
    },
    'a filter that is not valid': async () => {
      await page.goto(addressOf(WRONG));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  });
});
