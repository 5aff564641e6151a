import type { CompanyPage } from '@workbench/services/companies/schemas';
import type { Page } from './test.ts';

type Answer = { result: { data: CompanyPage } };

/**
 * Answers the list of companies as if there were `count` of them, all like the first one that the server has. With
 * `added`, so many others stand before Company 1.
 */
export async function scriptCompanies(page: Page, count: number, added = 0): Promise<void> {
  let sample: CompanyPage['items'][number] | undefined;
  await page.route(/companies\.page/, async (route) => {
    const url = new URL(route.request().url());
    const names = url.pathname.replace('/trpc/', '').split(',');
    const inputs = JSON.parse(url.searchParams.get('input') ?? '{}') as Record<string, PageInput>;
    // What else is in the batch is the server's.
    const isAlone = names.length === 1 && sample !== undefined;
    const answers: unknown[] = isAlone ? [null] : await (await route.fetch()).json();
    const scripted = answers.map((answer, index) => {
      if (names[index] !== 'companies.page') return answer;
      sample ??= (answer as Answer).result.data.items[0];
      if (sample === undefined) throw new Error('The workspace has no company.');
      return { result: { data: pageOf(sample, inputs[index] ?? {}, { total: count, added }) } };
    });
    await route.fulfill({ json: scripted });
  });
}

interface PageInput {
  limit?: number;
  cursor?: string;
}

function pageOf(
  sample: CompanyPage['items'][number],
  { limit = 100, cursor = '0' }: PageInput,
  { total, added }: { total: number; added: number },
) {
  const from = Number(cursor);
  const to = Math.min(from + limit, total);
  const items = Array.from({ length: to - from }, (_, step) => scriptedCompany(sample, from + step + 1 - added));
  return { items, nextCursor: to < total ? String(to) : null, total, totalIsCapped: false, isSimilar: false };
}

/** From number 1 on; those before have numbers below. */
function scriptedCompany(sample: CompanyPage['items'][number], number: number) {
  const id = (0x1000000 + number).toString(16).padStart(24, '0');
  const [name, domain] =
    number > 0 ? [`Company ${number}`, `company${number}`] : [`Added ${-number}`, `added${-number}`];
  return { ...sample, id, name, domain: `${domain}.example.com` };
}
