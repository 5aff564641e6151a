import { answer, Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { hold, settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

interface Source {
  id: string | null;
  name: string;
  status: 'connected' | 'disconnected';
  health: 'connected' | 'needs_attention' | 'disconnected';
  companiesTracked: number;
  gives: 'figures' | 'identity';
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function listed(page: Page): Promise<Source[]> {
  return (await page.request.get('/api/sources')).json();
}

test('a card per source: its state, and what it covers only when it is connected', async ({ page }) => {
  const stored = await listed(page);
  expect(stored.length).toBeGreaterThan(10);
  const lost = {
    ...stored[0],
    id: 'zoominfo',
    name: 'Lost Vendor',
    status: 'disconnected',
    health: 'disconnected',
  } as Source;
  const sources = [...stored, lost];
  await answer(page, { 'sources.list': sources });
  await page.goto('/sources');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Data sources', exact: true }).locator('ul > li')).toHaveCount(
    sources.length,
  );
  const labels = { connected: 'Connected', needs_attention: 'Needs attention', disconnected: 'Disconnected' };
  for (const { name, status, health, companiesTracked } of sources) {
    const isConnected = status === 'connected';
    await expect(card(page, name)).toContainText(labels[health]);
    await expect(card(page, name).getByText('Last sync')).toHaveCount(isConnected ? 1 : 0);
    await expect(card(page, name).getByText('Companies tracked')).toHaveCount(isConnected ? 1 : 0);
    if (isConnected) await expect(card(page, name)).toContainText(companiesTracked.toLocaleString('en-US'));
  }
});

test('a source that knows companies but no headcounts says so', async ({ page }) => {
  await page.goto('/sources');
  await settled(page);
  for (const { name, gives } of await listed(page)) {
    await expect(card(page, name).getByText('Identity only')).toHaveCount(gives === 'identity' ? 1 : 0);
  }
});

test('calls, credits and the last error stand on the card', async ({ page }) => {
  const [apollo, ...others] = await listed(page);
  const at = new Date().toISOString();
  const troubled = {
    ...apollo,
    id: 'apollo',
    name: 'Troubled',
    health: 'needs_attention',
    callsToday: 12,
    creditsToday: 3,
    creditCap: 100,
    lastError: { message: 'Apollo refused the key', kind: 'auth', at },
  };
  const catalogue = await page.request.get('/api/sources/catalogue').then((response) => response.json());
  const entries = catalogue.map((one: { id: string }) => (one.id === 'apollo' ? { ...one, keyFrom: 'stored' } : one));
  await answer(page, { 'sources.list': [...others, troubled], 'sources.catalogue': entries });
  await page.goto('/sources');
  const groups = page.getByRole('region', { name: 'Data sources', exact: true }).getByRole('list');
  await expect(groups.first()).toHaveAccessibleName('Needs attention 1');
  await expect(groups.first()).toContainText('Troubled');
  await expect(card(page, 'Troubled')).toContainText('12 calls · 3 of 100 credits today');
  await expect(card(page, 'Troubled')).toContainText('Apollo refused the key just now');
  await expect(card(page, 'Troubled').getByRole('img', { name: 'Last error' })).toBeVisible();
  await card(page, 'Troubled').getByRole('link', { name: 'Change key of Troubled' }).click();
  await expect(page.getByRole('dialog').getByLabel('New API key')).toBeFocused();
});

test('says that it loads, what could not be read, and tries again', async ({ page, problems }) => {
  problems.expect(/sources\.list/, /status of 503/);
  const held = await hold(page, 'sources.list');
  await page.goto('/sources');
  await expect(page.getByText('Loading data sources...')).toBeVisible();
  held.release();
  await settled(page);

  await answer(page, { 'sources.list': () => new Refusal(503, 'The database is restarting') });
  await page.reload();
  await expect(page.getByText('Failed to fetch data sources')).toBeVisible();
  await expect(page.getByText('The database is restarting')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Data sources', exact: true })).toBeVisible();
});

test('an empty list leads to the catalogue', async ({ page }) => {
  await answer(page, { 'sources.list': [] });
  await page.goto('/sources');
  await expect(page.getByText('No data sources yet')).toBeVisible();
  await page.getByRole('button', { name: 'Open catalog' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Source' })).toBeVisible();
});

test('a test shows the company that came back with its figure, and a failure with its cure', async ({ page }) => {
  await page.goto('/sources');
  await settled(page);
  const result = (name: string) => card(page, name).getByRole('status', { name: `Test of ${name}` });
  await page.getByRole('button', { name: 'Test connection to Wikidata' }).click();
  await expect(result('Wikidata')).toContainText(
    /Wikidata responds.*as of .*found by (domain|identifier).*requests? · [\d,]+ ms/s,
  );
  await result('Wikidata').locator('summary').click();
  await expect(result('Wikidata').getByRole('listitem').first()).toContainText(/^GET http.*200 · /);
  await checkAll(page, { 'a test with its answer': async () => undefined });
  const failure = {
    ok: false,
    message: 'GLEIF: no answer within 20 s',
    durationMs: 20_000,
    kind: 'vendor_unavailable',
  };
  await answer(page, { 'sources.test': { ...failure, requests: [], lookup: null, extract: null } });
  await page.getByRole('button', { name: 'Test connection to GLEIF' }).click();
  await expect(result('GLEIF')).toContainText('GLEIF: no answer within 20 s');
  await expect(result('GLEIF')).toContainText('Check the network of this server');
  // What it answered may be of a key that is changed there.
  await page.getByRole('link', { name: 'Manage GLEIF' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage GLEIF' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(result('GLEIF')).toHaveCount(0);
  await page.getByRole('button', { name: 'Test connection to GLEIF' }).click();
  await expect(result('GLEIF')).toContainText('GLEIF: no answer within 20 s');
  await page.getByRole('button', { name: 'Add Source' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Source' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(result('GLEIF'), 'a key may be changed in the catalogue, too').toHaveCount(0);
});

test('the premium panel names four features, sells nothing, and leads to where keys are entered', async ({ page }) => {
  await page.goto('/sources');
  await settled(page);
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Premium Features' }) });
  await expect(panel.getByRole('listitem')).toHaveText([
    'API-based real-time data access',
    'Advanced filtering and segmentation',
    'Historical data tracking and trends',
    'Priority support with a dedicated account manager',
  ]);
  await panel.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Already included' });
  await expect(dialog).toContainText('There is nothing to buy.');
  await expect(dialog.locator('dt')).toHaveCount(4);
  const names = ['ZoomInfo', 'Apollo', 'Saleshandy', 'Cognism', 'Lusha', 'Demandbase', 'UpLead'];
  for (const name of names) await expect(dialog).toContainText(name);
  await dialog.getByRole('link', { name: 'Enter keys' }).click();
  const catalogue = page.getByRole('dialog', { name: 'Add Source' });
  await expect(catalogue).toContainText('7 sources');
  const shown = await catalogue.getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.sort()).toEqual(names.sort());
});
