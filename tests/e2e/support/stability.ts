import { expect, type Page } from './test.ts';

/** Above this a person sees the screen jump. */
const SHIFT_MAX = 0.02;
/** What a finger hits: the height of a control, its enlarged area and its label included. */
const TARGET_MIN_PX = 44;

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** From now on each page adds up how far its parts move while it loads. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectNoJump(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where} jumps: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_MAX);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  // After a change of the window's width React draws once more.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${where} is wider than the screen`,
    })
    .toBeLessThanOrEqual(0);
}

/** Every control that is drawn as one; links within a text are as high as its lines. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  const small = await page
    .locator('main, header')
    .locator('button, select, summary, [role="tab"], [role="switch"], input:not([type="hidden"])')
    .evaluateAll((controls, heightMin) => {
      const heightOf = (element: Element) => element.getBoundingClientRect().height;
      return controls
        .filter((control) => heightOf(control) > 0)
        .map((control) => {
          const area = getComputedStyle(control, '::before');
          const around = area.position === 'absolute' ? Number.parseFloat(area.height) : 0;
          const label = control.closest('label');
          const height = Math.max(heightOf(control), around, label ? heightOf(label) : 0);
          return { height, name: control.getAttribute('aria-label') ?? control.textContent };
        })
        .filter(({ height }) => height < heightMin - 0.5);
    }, TARGET_MIN_PX);
  expect(small, `${where} has controls that a finger misses`).toEqual([]);
}
