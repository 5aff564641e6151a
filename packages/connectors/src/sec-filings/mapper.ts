import { isSiteOn } from '../gather/on-domain.ts';
import type { GatherTarget } from '../gather/types.ts';
import { parseLocation } from '../geography/location.ts';
import { isSameCity } from '../geography/same-city.ts';
import type { FilingColumns, Submissions } from '../sec/schema.ts';

export interface Filing {
  form: '8-K' | 'D' | 'D/A';
  filedOn: string;
  /** Of an 8-K: "1.01", "9.01" …; empty for the others. */
  items: string[];
  /** Below www.sec.gov. */
  path: string;
}

const FORMS = new Set(['8-K', 'D', 'D/A']);

/** 8-K and Form D filings since a day, newest first. Names that could lead out of the archive are left out. */
export function mapFilings(columns: FilingColumns, cik: string, since: string): Filing[] {
  return columns.form
    .flatMap((form, index): Filing[] => {
      const accession = columns.accessionNumber[index] ?? '';
      // The list names the page that shows a Form D; its data stand beside it under this name.
      const document = form === '8-K' ? (columns.primaryDocument[index] ?? '') : 'primary_doc.xml';
      const filedOn = columns.filingDate?.[index] ?? '';
      const isSafe = /^\d{10}-\d{2}-\d{6}$/.test(accession) && /^[\w-][\w.-]*\.(?:html?|txt|xml)$/i.test(document);
      if (!FORMS.has(form) || !isSafe || filedOn < since) return [];
      const items = (columns.items?.[index] ?? '').split(',').map((item) => item.trim());
      const path = `/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${document}`;
      return [{ form: form as Filing['form'], filedOn, items: items.filter((item) => item !== ''), path }];
    })
    .toSorted((a, b) => b.filedOn.localeCompare(a.filedOn));
}

/** What the item numbers of an 8-K mean (SEC, Form 8-K). Exhibits (9.01) are none of the news. */
const ITEM_TITLES: Record<string, string> = {
  '1.01': 'Entry into a Material Definitive Agreement',
  '1.02': 'Termination of a Material Definitive Agreement',
  '1.03': 'Bankruptcy or Receivership',
  '2.01': 'Completion of Acquisition or Disposition of Assets',
  '2.02': 'Results of Operations and Financial Condition',
  '2.05': 'Costs Associated with Exit or Disposal Activities',
  '3.02': 'Unregistered Sales of Equity Securities',
  '5.02': 'Departure or Appointment of Directors or Certain Officers',
  '7.01': 'Regulation FD Disclosure',
  '8.01': 'Other Events',
};

export function titleOf({ items }: Filing, companyName: string): string {
  const titles = items.flatMap((item) => ITEM_TITLES[item] ?? []);
  return `${companyName}: ${titles.join('; ') || 'Current report (8-K)'}`;
}

/** Whether a filer that was found by its name is this company: its site, or a seat in one of its cities. */
export function isSameCompany({ website, addresses }: Submissions, { domain, locations }: GatherTarget): boolean {
  if (website?.trim()) return isSiteOn(website, domain);
  const cities = [addresses?.business?.city, addresses?.mailing?.city].filter((city): city is string => Boolean(city));
  return locations.some((location) => {
    const { city } = parseLocation(location);
    return city !== null && cities.some((seat) => isSameCity(seat, city));
  });
}
