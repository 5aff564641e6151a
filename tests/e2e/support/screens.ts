import { expect, type Locator, type Page } from './test.ts';

/** Every route with the heading that its screen shows. */
export const BUILT = [
  ['/', 'Dashboard'],
  ['/search', 'Search Companies'],
  ['/sources', 'Data Sources'],
  ['/analytics', 'Analytics'],
  ['/company-reports', 'Company Reports'],
  ['/campaigns', 'Campaigns'],
  ['/settings', 'Settings'],
  ['/contact-search', 'Contact Search'],
  ['/ai-assistant', 'AI Assistant'],
  ['/linkedin-outreach', 'LinkedIn Outreach'],
  ['/lead-enrichment', 'Lead Enrichment'],
] as const;

export const searchBox = (page: Page): Locator => page.getByPlaceholder('Search by name, domain, or industry...');

const DETAILS_FOR = 'Details for ';

/** The rows of the company table, without its head and the spacers for rows that are not drawn. */
export const companyRows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(`^${DETAILS_FOR}`) }) });

/** The name of the company in a row of the table. */
export async function companyName(row: Locator): Promise<string> {
  const label = await row.getByRole('button', { name: new RegExp(`^${DETAILS_FOR}`) }).getAttribute('aria-label');
  return label?.slice(DETAILS_FOR.length) ?? '';
}

/** The visible toast. An open dialog hides everything behind it from roles, hence `includeHidden`. */
export const toast = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Notifications (F8)', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

/**
 * Waits until nothing on the screen is still loading: skeletons are gone and the charts are drawn. An address may open a
 * dialog, which hides the heading behind it from roles, hence `includeHidden`.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await expect(
    page.getByText(/^Loading (data sources|settings|campaign history|companies|company|report)\.\.\.$/),
  ).toHaveCount(0);
}

/** Nothing is read any more: a last reading may be under way, but who asks every 3 seconds is never quiet for 5. */
export async function expectQuiet(page: Page, reads: () => number): Promise<void> {
  await expect(async () => {
    const before = reads();
    await page.waitForTimeout(5000);
    expect(reads()).toBe(before);
  }).toPass({ timeout: 30_000 });
}

export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, pressesMax = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < pressesMax; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${target} in ${pressesMax} presses.`);
}

export interface Held {
  /** Lets the held requests go on. */
  release(): void;
}

/** Holds back every request whose decoded address contains `part`. */
export async function hold(page: Page, part: string): Promise<Held> {
  const released = Promise.withResolvers<void>();
  await page.route(
    (url) => decodeURIComponent(url.href).includes(part),
    async (route) => {
      await released.promise;
      // The page may have dropped the request meanwhile.
      await route.continue().catch(() => undefined);
    },
  );
  return { release: () => released.resolve() };
}
