import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';

/** A file as the file chooser gives it to the page. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function csvFile(content: string | Buffer, name = 'companies.csv'): ChosenFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
}

/**
 * A hostile list: BOM, semicolons, a quoted delimiter, doubled quotes, a line break inside a field, web addresses
 * instead of domains, a formula, a repeated domain, a row that cannot be imported (line 8) and a cell that cannot be read (line 9).
 */
export const HOSTILE_CSV = [
  '\uFEFFName;Website;Industry;Employees',
  '"Quote ""Q"" Works; Ltd";https://www.quoteworks.com/about;Machinery;1.250',
  '"Two',
  'Lines GmbH";twolines.de;"Food; Drink";11-50',
  '=cmd|calc;formula-co.com;Software;12',
  'Émile Café;EMILECAFE.FR.;Food;9',
  'Emile again;emilecafe.fr;Food;9',
  'No Domain;not a domain;Software;5',
  'Bad Count;badcount.com;Software;about many',
  'Plain;plain.com;Software;40',
].join('\r\n');

/** The five numbers of an import's preview or result, by their labels. */
export async function readOutcome(region: Locator): Promise<Record<string, string>> {
  const pairs = await region
    .locator('dl > div')
    .evaluateAll((groups) =>
      groups.map((group): [string, string] => [
        group.querySelector('dt')?.textContent ?? '',
        group.querySelector('dd')?.textContent ?? '',
      ]),
    );
  return Object.fromEntries(pairs);
}

export const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

/** The card that stays after an import. */
export const result = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: 'Dismiss import result' }) })
    .filter({ has: page.locator('dl') })
    .last();

export async function readDownload(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
