import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it stands, each with the place and the element. */
async function violationsOf(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 160)}`));
}

/** Goes from place to place and expects that axe finds nothing to fault at any; all faults are told at once. */
export async function checkAll(page: Page, places: Record<string, () => Promise<unknown>>): Promise<void> {
  const found: string[] = [];
  for (const [where, goThere] of Object.entries(places)) {
    await goThere();
    // What lies half beneath the header that stays would count as too small to press.
    await page.evaluate(() => window.scrollTo(0, 0));
    found.push(...(await violationsOf(page, where)));
  }
  expect(found).toEqual([]);
}
