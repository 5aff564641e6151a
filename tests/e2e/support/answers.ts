import type { Page, Route } from './test.ts';

/** By procedure ("sources.latestSync"), what it answers, as a value or made for each request. */
export type Answers = Record<string, unknown>;

/** Stands for a refusal with a status and the server's words. */
export class Refusal {
  readonly status: number;
  readonly message: string;

  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

/**
 * Gives these procedures answers of the test's own; all others, also those of the same batch, are answered by the
 * server. A function is called for each request, so that an answer can change.
 */
export async function answer(page: Page, answers: Answers): Promise<void> {
  await page.route('**/trpc/**', async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (!names.some((name) => name in answers)) return route.fallback();
    try {
      const isWhole = names.every((name) => name in answers);
      const served: unknown[] = isWhole ? [] : await readServed(route);
      const body = names.map((name, index) => (name in answers ? toResult(answers[name], name) : served[index]));
      await route.fulfill({ status: statusOf(body), json: body });
    } catch (error) {
      // A page that has left or is closed waits for no answer.
      if (!/disposed|closed|already handled|Invalid InterceptionId/i.test(`${error}`)) throw error;
    }
  });
}

async function readServed(route: Route): Promise<unknown[]> {
  const response = await route.fetch();
  return response.json();
}

const CODES: Record<number, string> = { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 409: 'CONFLICT' };

function toResult(value: unknown, path: string): unknown {
  const data = typeof value === 'function' ? value() : value;
  if (!(data instanceof Refusal)) return { result: { data } };
  const code = CODES[data.status] ?? 'SERVICE_UNAVAILABLE';
  return { error: { message: data.message, code: -32000, data: { code, httpStatus: data.status, path } } };
}

/** As the server does: one status for all, or 207 for a mixed batch. */
function statusOf(body: unknown[]): number {
  const statuses = new Set(
    body.map((one) => (one as { error?: { data: { httpStatus: number } } }).error?.data.httpStatus ?? 200),
  );
  return statuses.size === 1 ? ([...statuses][0] ?? 200) : 207;
}
