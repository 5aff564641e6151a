import axe from 'axe-core';
import { adaptationFaults } from './adapted.ts';
import { expect, type Page } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental in axe: what is written on a control is part of its name, for who speaks to the computer. */
const LABEL_RULE = 'label-content-name-mismatch';
/** Of these rules, those whose outcome depends on the colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a person goes through to come to a place; it begins in the dark theme at 1440 px. */
type Places = Record<string, () => Promise<unknown>>;

interface Look {
  theme: 'dark' | 'light';
  width: number;
  /** The document is that of the look before, in other colors. */
  isOnlyRecolored?: true;
}

/** In this order each step changes one thing, and from the last the way back to the first is short. */
const LOOKS: readonly [Look, ...Look[]] = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440, isOnlyRecolored: true },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390, isOnlyRecolored: true },
];
export const WIDE: readonly Look[] = LOOKS.filter(({ width }) => width > 390);

/**
 * Goes from place to place and expects that axe finds nothing to fault at any, in both themes, on a wide screen and on
 * a phone, nor anything is lost at 200 % zoom or with forced colors; all faults are told at once. A place is loaded once.
 * @param looks fewer for what a phone shows otherwise
 */
export async function checkAll(page: Page, places: Places, looks: readonly Look[] = LOOKS): Promise<void> {
  const found: string[] = [];
  for (const [where, goThere] of Object.entries(places)) {
    await goThere();
    const opened = await openParts(page);
    for (const look of looks) {
      const here = `${where}, ${look.theme}, ${look.width} px`;
      await putOn(page, look);
      expect(without(opened, await openParts(page)), `${here}: closed by another look`).toEqual([]);
      found.push(...(await violationsOf(page, here, look)));
    }
    await putOn(page, LOOKS[0]);
    if (looks === LOOKS) {
      found.push(...(await adaptationFaults(page, where)));
      await putOn(page, LOOKS[0]);
    }
  }
  expect(found).toEqual([]);
}

/** What axe has against the page as it is, each with the screen and the element. */
async function violationsOf(page: Page, where: string, { isOnlyRecolored }: Look): Promise<string[]> {
  // Loaded once per document: axe's half a megabyte takes longer to arrive than a check takes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ runOnly, rules }) => {
      // What lies half beneath the header that stays would count as too small to press.
      window.scrollTo(0, 0);
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Only the violations leave the page, without the selectors that axe would work out for every element.
      const found = await axe.run(document, { runOnly, rules, resultTypes: ['violations'], selectors: false });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    isOnlyRecolored
      ? { runOnly: COLOR_RULES, rules: {} }
      : { runOnly: RULES, rules: { [LABEL_RULE]: { enabled: true } } },
  );
  return violations.map((violation) => `${where}: ${violation}`);
}

/** Sizes the window, presses the button of the theme, which may lie beneath a dialog, and lets all colours arrive. */
async function putOn(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wanted) => {
    const html = document.documentElement;
    if (!html.classList.contains(wanted)) {
      document.querySelector<HTMLElement>(`[aria-label="Switch to ${wanted} theme"]`)?.click();
    }
    // Twice: what measures itself draws again in the frame after the change.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
  await expect(page.locator('html')).toHaveClass(theme);
}

/** The roles of the dialogs, menus, lists and messages that are open, a role for each. */
function openParts(page: Page): Promise<string[]> {
  return page
    .locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="alert"]')
    .evaluateAll((parts) => parts.map((part) => part.role ?? ''));
}

/** What of the first is missing in the second, each as often as it is. */
function without(before: string[], after: string[]): string[] {
  const rest = [...after];
  return before.filter((role) => {
    const index = rest.indexOf(role);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
