import type { Page, Route } from '@playwright/test';

interface Answer {
  result?: { data: unknown };
  error?: unknown;
}

/** Nothing is ever answered. */
export async function keepWaiting(page: Page): Promise<void> {
  await page.route('**/trpc/**', () => undefined);
}

export async function failAll(page: Page): Promise<void> {
  await change(page, (name) => refuse(name));
}

/** Only these calls fail. */
export function failSome(names: readonly string[]) {
  return (page: Page) => change(page, (name, served) => (names.includes(name) ? refuse(name) : served));
}

/** Names that fill lines, and figures of eight digits. */
export async function makeHuge(page: Page): Promise<void> {
  await change(page, (_name, served) =>
    served.result ? { result: { data: enlarge(served.result.data, '') } } : served,
  );
}

const NAMES = /^(?:name|companyName|title|organizationName|recipientName|headline)$/;
const FIGURES = /(?:employees|count|total|value|headcount|companies|sent|pending)/i;
const LONG_END = ' and Partners Internationale Beteiligungsverwaltungsgesellschaft mit beschränkter Haftung';

function enlarge(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => enlarge(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, enlarge(one, name)]));
  if (typeof value === 'string' && NAMES.test(key)) return value + LONG_END;
  if (typeof value === 'number' && value > 4 && FIGURES.test(key)) return value * 98_765;
  return value;
}

function refuse(path: string): Answer {
  const data = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, path };
  return { error: { message: 'The database is not available', code: -32000, data } };
}

/** Puts another answer in the place of each that the server gives. */
async function change(page: Page, changed: (name: string, served: Answer) => Answer): Promise<void> {
  await page.route('**/trpc/**', async (route: Route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const response = await route.fetch();
    const served = (await response.json()) as Answer | Answer[];
    const isBatch = Array.isArray(served);
    const answers = (isBatch ? served : [served]).map((one, index) => changed(names[index] ?? '', one));
    const failed = answers.filter(({ error }) => error !== undefined).length;
    const status = failed === 0 ? 200 : failed === answers.length ? 503 : 207;
    await route.fulfill({ status, json: isBatch ? answers : answers[0] });
  });
}
