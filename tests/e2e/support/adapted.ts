import type { Page } from './test.ts';

/** At 200 % zoom a window of 1440 × 900 px has half of both. */
const ZOOMED = { width: 720, height: 450 };
const CONTRAST_MIN = 3;

/**
 * What is wrong with the page, as it is at 1440 px, at 200 % zoom and where the system takes colors away; and what moves
 * although the system asks for less motion. Leaves the window zoomed and the colors as they were.
 */
export async function adaptationFaults(page: Page, where: string): Promise<string[]> {
  const moving = await page.evaluate(runningAnimations);
  await page.evaluate(rememberSurfaces);
  await page.emulateMedia({ forcedColors: 'active' });
  const colors = await page.evaluate(forcedColorFaults, CONTRAST_MIN);
  await page.emulateMedia({ forcedColors: 'none' });
  const controls = await page.evaluate(visibleControls);
  await page.setViewportSize(ZOOMED);
  await page.evaluate(nextFrames);
  const shown = new Set(await page.evaluate(visibleControls));
  const lost = controls.filter((name) => !shown.has(name)).map((name) => `is gone: ${name}`);
  const outside = await page.evaluate(partsOutside);
  return [
    ...moving.map((name) => `${where}, less motion: ${name} moves`),
    ...colors.map((fault) => `${where}, forced colors: ${fault}`),
    ...[...lost, ...outside].map((fault) => `${where}, 200 % zoom: ${fault}`),
  ];
}

/** What follows runs in the page. */
function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.playState === 'running')
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 120)) || 'something');
}

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Controls whose shape is their surface alone. */
function rememberSurfaces(): void {
  const clear = 'rgba(0, 0, 0, 0)';
  const surfaceOf = (element: Element | null): string => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== clear) return backgroundColor;
    }
    return clear;
  };
  for (const control of document.querySelectorAll('button:not(:hover), a:not(:hover)')) {
    const own = getComputedStyle(control).backgroundColor;
    if (own !== clear && own !== surfaceOf(control.parentElement)) control.setAttribute('data-had-surface', '');
  }
}

function forcedColorFaults(contrastMin: number): string[] {
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60) || element.outerHTML.slice(0, 100);
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminanceOf = (color: string) => {
    if (probe === null) throw new Error('The browser draws nothing.');
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = color;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...probe.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const canvas = getComputedStyle(document.body).backgroundColor;
  const stands = (color: string) => {
    const [one, other] = [luminanceOf(color) + 0.05, luminanceOf(canvas) + 0.05];
    return Math.max(one, other) / Math.min(one, other) >= contrastMin;
  };

  const chosen =
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [role="tab"][aria-selected="true"], [data-highlighted]';
  for (const element of document.querySelectorAll(chosen)) {
    if (isShown(element) && !stands(getComputedStyle(element).backgroundColor)) {
      faults.push(`is not seen to be chosen: ${nameOf(element)}`);
    }
  }
  for (const control of document.querySelectorAll('[data-had-surface]')) {
    control.removeAttribute('data-had-surface');
    const { borderTopWidth, backgroundColor } = getComputedStyle(control);
    if (isShown(control) && borderTopWidth === '0px' && !stands(backgroundColor)) {
      faults.push(`has no edge: ${nameOf(control)}`);
    }
  }
  for (const bar of document.querySelectorAll('[role="progressbar"] > *, [aria-hidden] > [style*="background"]')) {
    if (isShown(bar) && !stands(getComputedStyle(bar).backgroundColor)) faults.push(`is not seen: ${bar.outerHTML}`);
  }
  for (const part of document.querySelectorAll('svg[role="img"] :is(rect, path, circle, text)')) {
    const { fill, stroke, opacity, fillOpacity } = getComputedStyle(part);
    const paint = fill === 'none' || fillOpacity === '0' ? stroke : fill;
    const isDrawn = paint !== 'none' && opacity !== '0' && !/, 0\)$/.test(paint);
    if (part.tagName !== 'text' && isDrawn && isShown(part) && !stands(paint)) {
      faults.push(`is not seen: ${part.outerHTML.slice(0, 120)}`);
    }
  }
  return faults;
}

/**
 * Of controls and headings; of long lists and tables another part may be shown, and of a queue its list or the case, one after
 * the other.
 */
function visibleControls(): string[] {
  const parts = document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]');
  const top =
    document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > 0 ? [...parts].slice(1) : parts;
  const found = [...top].flatMap((part) => [
    ...part.querySelectorAll('button, a, input, select, textarea, h1, h2, h3'),
  ]);
  return found
    .filter((element) => element.closest('table, ul, ol, .scroll-region, [data-narrow="in-turn"]') === null)
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .map((element) => {
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
      // "Filter (2)" counts what stands beside the button where there is room.
      const name = (label || element.textContent || element.id).trim().replace(/ \(\d+\)$/, '');
      return `${element.tagName} ${name}`;
    });
}

function partsOutside(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const part of document.querySelectorAll('main *, [role="dialog"] *')) {
    if (!part.matches('button, a, input, select, textarea, p, h1, h2, h3, li, th, td')) continue;
    const { left, right, width } = part.getBoundingClientRect();
    if (width <= 1 || !part.checkVisibility() || (left >= -1 && right <= innerWidth + 1)) continue;
    if (!scrolls(part.parentElement)) faults.push(`reaches out of the window: ${part.outerHTML.slice(0, 120)}`);
  }
  return faults;
}
