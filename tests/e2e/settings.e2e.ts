import { answer, Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { companyRows, hold, searchBox, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

/** Two sources each: what a higher minimum takes the number from; the sandbox's vendors cover the others well. */
const FEW_SOURCES = [
  'name,domain,industry,Employees (A),Employees (B)',
  'Few Figures,few-figures.com,Tools,100,110',
  'Fewer Figures,fewer-figures.com,Tools,20,22',
].join('\n');
useWorkspace('demo', [{ csv: FEW_SOURCES }]);

const minimum = (page: Page) => page.getByLabel('Minimum Sources Required');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const stored = async (page: Page) => (await page.request.get('/api/settings')).json();

test.beforeEach(async ({ page }) => {
  await page.goto('/settings');
  await settled(page);
});

test('shows what is stored, and nothing to save before something is changed', async ({ page }) => {
  const settings = await stored(page);
  await expect(page.getByLabel('Email Address')).toHaveValue(settings.email);
  await expect(minimum(page)).toHaveValue(`${settings.minimumSources}`);
  await expect(page.getByRole('switch', { name: 'Auto-sync Data Sources' })).toBeChecked({
    checked: settings.autoSync,
  });
  await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeChecked({
    checked: settings.emailNotifications,
  });
  await expect(page.getByRole('switch', { name: 'Google News in reports' })).toBeChecked({
    checked: settings.googleNews,
  });
  await expect(page.getByRole('switch', { name: 'Exclude Outliers' })).toBeChecked({
    checked: settings.excludeOutliers,
  });
  for (const title of ['General Settings', 'Data Aggregation']) {
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  }
  await expect(minimum(page)).toHaveAttribute('type', 'number');
  await expect(minimum(page)).toHaveAttribute('min', '1');
  await expect(minimum(page)).toHaveAttribute('max', '5');
  await expect(page.getByText(/every hour/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await minimum(page).fill('3');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const analytics = page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Analytics' });
  await analytics.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(minimum(page)).toHaveValue('3');
  await analytics.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  expect((await stored(page)).minimumSources).not.toBe(3);
});

test('refuses a minimum outside 1 to 5 and a wrong address, each beside its field', async ({ page }) => {
  for (const value of ['0', '6', '2.5', '']) {
    await minimum(page).fill(value);
    await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 1 to 5');
    await expect(save(page)).toBeDisabled();
  }
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Email Address').fill('nobody');
  await expect(page.getByRole('alert')).toHaveText('Enter an email address like ada@example.com');
  await expect(save(page)).toBeDisabled();
});

test('the preview counts the companies that match a filter, as REST does, and saves nothing', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Preview' });
  await expect(card).toContainText('Change how figures are combined to see the effect.');
  await minimum(page).fill('5');
  await expect(card.getByRole('status')).toHaveText(/^[\d,]+ companies will change/);
  await card.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'Employees' });
  await page.getByLabel('From', { exact: true }).fill('100');
  await page.getByLabel('To', { exact: true }).fill('110');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('list', { name: 'Filter' })).toContainText('100–110 employees');
  const filter = { field: 'size', op: 'between', value: [100, 110] };
  const { excludeOutliers } = await stored(page);
  const preview = await page.request.post('/api/settings/preview', {
    data: { minimumSources: 5, excludeOutliers, filter },
  });
  const { willChange, companies } = await preview.json();
  expect(willChange).toBeGreaterThan(0);
  await expect(card.getByRole('status')).toContainText(`${willChange} of ${companies} matching compan`);
  expect((await stored(page)).minimumSources).not.toBe(5);
  await checkAll(page, { 'the preview with a filter': () => card.scrollIntoViewIfNeeded() });
});

test('previews how many companies change, and the outcome is that number', async ({ page }) => {
  test.setTimeout(90_000);
  await minimum(page).fill('5');
  const line = page.getByText(/^[\d,]+ compan(y|ies) will change/);
  await expect(line).toBeVisible();
  const promised = Number(/^[\d,]+/.exec((await line.textContent()) ?? '')?.[0].replaceAll(',', ''));
  const held = await hold(page, 'settings.update');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  held.release();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  expect((await stored(page)).minimumSources).toBe(5);
  const outcome = async () => (await (await page.request.get('/api/settings/recompute')).json()).recompute;
  await expect.poll(outcome, { timeout: 60_000 }).toMatchObject({ state: 'completed', changed: promised });

  const companies = await (await page.request.get('/api/companies?limit=5000')).json();
  const few = companies.find((one: { sourceCount: number }) => one.sourceCount > 0 && one.sourceCount < 5);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Search Companies' }).click();
  await searchBox(page).fill(few.domain);
  await expect(companyRows(page).filter({ hasText: few.domain })).toContainText(`${few.sourceCount} of 5 sources`);
});

test('says when no company will change, and when it can’t be told', async ({ page, problems }) => {
  problems.expect(/settings\.preview/, /status of 503/);
  const nothing = { willChange: 0, loseAggregate: 0, gainAggregate: 0, companies: 440 };
  await answer(page, { 'settings.preview': nothing });
  await page.getByRole('switch', { name: 'Exclude Outliers' }).click();
  await expect(page.getByText('No companies will change', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Exclude Outliers' }).click();
  await expect(page.getByText('No companies will change', { exact: true })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answer(page, { 'settings.preview': () => new Refusal(503, 'The database is restarting') });
  await minimum(page).fill('4');
  await expect(page.getByText(/The database is restarting/)).toBeVisible();
});

test('a recomputation shows how far it is until it has ended', async ({ page }) => {
  let recompute = { state: 'running', done: 25_000, total: 100_000, changed: 1200, message: null };
  await answer(page, { 'settings.recompute': () => ({ recompute }) });
  await page.reload();
  const card = page.getByRole('region', { name: 'Recalculation' });
  await expect(card).toContainText('25,000 of 100,000 companies, 1,200 changed');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  recompute = { ...recompute, state: 'completed', done: 100_000, changed: 4800 };
  await expect(toast(page)).toContainText('4,800 companies have changed.');
  await expect(card).toHaveCount(0);
});

test('address and switches are stored and obeyed on the other screens', async ({ page }) => {
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByRole('switch', { name: 'Auto-sync Data Sources' }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await save(page).click();
  await expect(toast(page)).toContainText('Settings Saved');
  const isOn = (await stored(page)).autoSync;
  expect((await stored(page)).email).toBe('ada@example.com');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(isOn ? 'Auto-refresh enabled' : 'Auto-refresh off', { exact: true })).toBeVisible();
});

test('a test e-mail says what became of it', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Send test email' });
  await page.getByLabel('Email Address').fill('nobody');
  await expect(button).toBeDisabled();
  await page.getByLabel('Email Address').fill('ada@example.com');
  await button.click();
  await expect(page.getByText(/SMTP/)).toBeVisible();
});

test('a save that fails keeps what was typed', async ({ page, problems }) => {
  problems.expect(/settings\.update/, /status of 503/);
  await answer(page, { 'settings.update': () => new Refusal(503, 'The database is restarting') });
  await page.getByLabel('Email Address').fill('eva@example.com');
  await save(page).click();
  await expect(toast(page)).toContainText('Failed to Save Settings');
  await expect(toast(page)).toContainText('The database is restarting');
  await expect(page.getByLabel('Email Address')).toHaveValue('eva@example.com');
  await expect(save(page)).toBeEnabled();
});
