import { expect, type Locator, type Page } from './test.ts';

/** The most presses of Tab from one control to the next that a person needs. */
const TABS_MAX = 40;

/** Two hands on a keyboard: they press and type as a person does, see where the focus is, and count. */
export class Hands {
  readonly #page: Page;
  /** Keys pressed, a chord as one. */
  presses = 0;
  /** Characters typed into fields. */
  characters = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      this.presses += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.characters += text.length;
  }

  /** Waits until the control can be used, then presses Tab until it has the focus, which shows. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await hasFocus()); tabs++) {
      if (tabs === TABS_MAX) throw new Error(`Tab did not reach ${target} in ${TABS_MAX} presses.`);
      await this.press('Tab');
    }
    const outline = await target.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline, `the focus shows on ${target}`).toBeGreaterThanOrEqual(1);
  }
}
