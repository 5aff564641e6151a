import { settled, toast } from './screens.ts';
import { expect, type Locator, type Page } from './test.ts';

/** A sentence to which both sources of the demo have answers. */
const DEMO_SENTENCE = 'VPs of engineering at fintech companies in Berlin or London';

export const sentenceField = (page: Page): Locator => page.getByLabel('Describe the people you are looking for');

export const results = (page: Page): Locator => page.getByRole('region', { name: 'Found contacts' });

export const filterBadges = (page: Page): Locator =>
  page.getByRole('list', { name: 'Filters of this search' }).getByRole('listitem');

/** The rows that are drawn, without the head and the spacers. */
export const contactRows = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Contacts', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Select (?!all shown)/ }) });

/** Types a sentence, sends it with Enter and waits for what was found. */
export async function searchFor(page: Page, sentence: string = DEMO_SENTENCE): Promise<void> {
  await page.goto('/contact-search');
  await settled(page);
  await sentenceField(page).fill(sentence);
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeVisible();
}

/** Searches in Apollo alone, by a job title of the manual filters: free, and so that no test uses up the credits of another. */
export async function searchApollo(page: Page, titles: string): Promise<void> {
  await page.goto(`/contact-search?tab=manual&source=apollo&titles=${encodeURIComponent(titles)}`);
  await settled(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }).click();
  // Rows alone may be those of the same search before, shown again while this one is under way.
  await expect(toast(page)).toContainText('Search Complete');
  await expect(contactRows(page).first()).toBeVisible();
}
