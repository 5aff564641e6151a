import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { listScreens, type Samples, type State } from './contact-sheets/screens.ts';
import { CHROMIUM_LAUNCH } from './helpers/chromium.ts';

/**
 * Every screen in its states, both themes and three widths, on one sheet per screen: `npm run demo`, then
 * `node tests/contact-sheets.ts [--from http://127.0.0.1:3000] [--empty http://127.0.0.1:3001] [--to FOLDER] [--only NAME,…]`.
 * `--empty` is a server with an empty workspace (`npm start`); without it the empty states are left out. The pictures lie
 * beside the sheets. Nothing is changed in the demo.
 */
const { values: options } = parseArgs({
  options: { from: { type: 'string' }, empty: { type: 'string' }, to: { type: 'string' }, only: { type: 'string' } },
});
const base = options.from ?? 'http://127.0.0.1:3000';
const folder = options.to ?? (await mkdtemp(join(tmpdir(), 'contact-sheets-')));
const WIDTHS = [1440, 1024, 390];
const THEMES = ['dark', 'light'] as const;
const HEIGHT = 900;
const QUIET_MS = 700;
const GAP = 16;
/** Of a picture on the sheet. */
const SCALE = 0.4;
const SHEET_WIDTH_MAX = 2500;

/** The most of a screen that is shown, in its own heights. */
const SCREENS_MAX = 2;

const SCREENS = listScreens(await findSamples());

interface Picture {
  caption: string;
  width: number;
  data: string;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(CHROMIUM_LAUNCH);
for (const [screen, states] of Object.entries(SCREENS)) {
  if (options.only !== undefined && !options.only.split(',').includes(screen)) continue;
  const pictures: Picture[] = [];
  for (const width of WIDTHS)
    for (const theme of THEMES) pictures.push(...(await shoot(browser, screen, states, width, theme)));
  for (const width of WIDTHS)
    await writeSheet(
      browser,
      `${screen}-${width}`,
      pictures.filter((one) => one.width === width),
    );
}
await browser.close();
console.log(folder);

/** Ids of what the demo has to show. */
async function findSamples(): Promise<Samples> {
  const read = async <Answer>(path: string) => (await (await fetch(`${base}/api/${path}`)).json()) as Answer;
  const [company] = await read<{ id: string }[]>('companies?limit=1');
  const { items: reports } = await read<{ items: { id: string; companyId: string }[] }>('reports?limit=2');
  const [campaign] = await read<{ id: string }[]>('campaigns');
  const [outreach] = await read<{ id: string }[]>('outreach/campaigns');
  return {
    company: company?.id ?? '',
    reported: reports[0]?.companyId ?? '',
    campaign: campaign?.id ?? '',
    outreach: outreach?.id ?? '',
    compared: `left=${reports[0]?.id}&right=${reports[1]?.id}`,
  };
}

async function shoot(
  browser: Browser,
  screen: string,
  states: readonly State[],
  width: number,
  theme: string,
): Promise<Picture[]> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    hasTouch: width < 500,
    isMobile: width < 500,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    localStorage.setItem('tour-seen', 'yes');
  }, theme);
  const pictures: Picture[] = [];
  for (const { name, path, isEmpty, serve, act } of states) {
    if (isEmpty && options.empty === undefined) continue;
    const page = await context.newPage();
    await serve?.(page);
    await page.goto((isEmpty ? options.empty : base) + path);
    // By its element: a dialog that the address opens hides its role.
    await page.locator('main').waitFor();
    await quiet(page, name !== 'loading');
    await act?.(page);
    if (act) await quiet(page, true);
    if ((await page.getByRole('dialog').count()) === 0) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height, SCREENS_MAX * HEIGHT) });
    }
    const file = join(folder, `${screen}-${name}-${theme}-${width}.png`.replaceAll(' ', '-'));
    const png = await page.screenshot({ path: file });
    pictures.push({ caption: `${name}, ${theme}, ${width} px`, width, data: png.toString('base64') });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
  await context.close();
  return pictures;
}

/** Skeletons and words that something loads are gone, and charts are drawn. */
async function quiet(page: Page, isAnswered: boolean): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  if (!isAnswered) return;
  await page.waitForFunction(
    () =>
      document.querySelector('.animate-pulse') === null &&
      ![...document.querySelectorAll('[role="status"], p')].some(({ textContent }) => /^Loading\b/.test(textContent)),
  );
}

async function writeSheet(browser: Browser, name: string, pictures: readonly Picture[]): Promise<void> {
  const column = (pictures[0]?.width ?? 0) * SCALE + GAP + 2;
  const columns = Math.max(1, Math.min(pictures.length / THEMES.length, Math.floor(SHEET_WIDTH_MAX / column)));
  const page = await browser.newPage({ viewport: { width: Math.ceil(columns * column) + 2 * GAP, height: 100 } });
  const figures = pictures.map(
    ({ caption, width, data }, index) =>
      // Each theme begins a row.
      `${index === pictures.length / THEMES.length ? '<i></i>' : ''}<figure><figcaption>${caption}</figcaption><img width="${width * SCALE}" src="data:image/png;base64,${data}"></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:${GAP}px;font:13px sans-serif;margin:${GAP}px}figure{margin:0}i{flex-basis:100%}img{border:1px solid #888}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
