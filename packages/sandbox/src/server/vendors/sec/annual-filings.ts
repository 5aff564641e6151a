import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';

export interface Filing {
  accession: string;
  form: string;
  filed: string;
  reportDate: string;
  document: string;
  year: number;
}

const variantOf = (company: SandboxCompany) => hash(`sec report ${company.domain}`) % 12;
/** Rare in truth as well. */
export const hasTag = (company: SandboxCompany) => variantOf(company) === 0;
/** Its newest filing amends the annual report and repeats only a part of it. */
const hasAmendment = (company: SandboxCompany) => variantOf(company) === 1;
/** Its report speaks of people without a number of all of them. */
const omitsHeadcount = (company: SandboxCompany) => variantOf(company) === 2;

/** The year whose report is out: it comes at the end of February. */
function lastYear(world: SandboxWorld): number {
  const now = world.now();
  return now.getUTCFullYear() - (now.getUTCMonth() < 2 ? 2 : 1);
}

/** Annual and quarterly reports, newest first. */
export function filingsOf(company: SandboxCompany, world: SandboxWorld): Filing[] {
  const stem = company.name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toLowerCase();
  const filing = (form: string, year: number, monthAndDay: string, serial: number): Filing => {
    const reportDate = `${year}-12-31`;
    return {
      accession: `${company.ids.cik}-${String((year + 1) % 100).padStart(2, '0')}-${String(serial).padStart(6, '0')}`,
      form,
      filed: `${year + 1}-${monthAndDay}`,
      reportDate,
      document: `${stem}-${reportDate.replaceAll('-', '')}${form === '10-K' ? '' : `-${serial}`}.htm`,
      year,
    };
  };
  const last = lastYear(world);
  return [
    ...(hasAmendment(company) ? [filing('10-K/A', last, '02-28', 12)] : []),
    filing('10-K', last, '02-25', 4),
    filing('10-Q', last - 1, '11-05', 30),
    filing('10-K', last - 1, '02-24', 4),
  ];
}

function personsAtEndOf(year: number, company: SandboxCompany, world: SandboxWorld): number {
  const now = world.now();
  const monthsAgo = (now.getUTCFullYear() - year - 1) * 12 + now.getUTCMonth() + 1;
  return world.headcount(company, 'sec', monthsAgo);
}

export function taggedFacts(company: SandboxCompany, world: SandboxWorld): object {
  const reports = filingsOf(company, world).filter(({ form }) => form === '10-K');
  const facts = reports.map(({ reportDate, accession, filed, year }) => ({
    end: reportDate,
    val: personsAtEndOf(year, company, world),
    accn: accession,
    fy: year,
    fp: 'FY',
    form: '10-K',
    filed,
  }));
  const head = { taxonomy: 'dei', tag: 'EntityNumberOfEmployees', label: 'Entity Number of Employees' };
  return { cik: Number(company.ids.cik), ...head, entityName: company.name, units: { pure: facts.toReversed() } };
}

/** An annual report in the form that filers send: inline XBRL with a hidden header, a table of contents, Item 1. */
export function documentOf(company: SandboxCompany, filing: Filing, world: SandboxWorld): string {
  const people = filing.form === '10-K' ? peopleParagraph(company, filing, world) : '';
  const part =
    filing.form === '10-K' ? business(company, people) : '<p>This amendment restates the signatures alone.</p>';
  return `<?xml version="1.0"?><html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><head><title>${filing.form}</title></head><body>
<div style="display:none"><ix:header><ix:hidden>99999 employees</ix:hidden></ix:header></div>
<p>FORM ${filing.form}</p><p>For the fiscal year ended December 31, ${filing.year}</p>
<table><tr><td>Item 1.</td><td>Business</td><td>3</td></tr><tr><td>Item 1A.</td><td>Risk Factors</td><td>9</td></tr></table>
${part}
<p>Item 2. Properties</p><p>We lease our seat in ${company.city}.</p></body></html>`;
}

function business(company: SandboxCompany, people: string): string {
  return `<p><b>Item&#160;1. Business</b></p><p>${company.name} serves more than 40,000 people at its customers in the field of ${company.industry}.</p>
<p>Human Capital</p><p>${people}</p><p>None of our employees is represented by a union. In 2019 we terminated 45 employees.</p>
<p><b>Item&#160;1A. Risk Factors</b></p><p>We may fail to keep our key employees. A competitor had 90,000 employees.</p>`;
}

function peopleParagraph(company: SandboxCompany, { year }: Filing, world: SandboxWorld): string {
  const persons = personsAtEndOf(year, company, world);
  const shown = persons.toLocaleString('en-US');
  const engineers = Math.round(persons * 0.4).toLocaleString('en-US');
  if (omitsHeadcount(company)) return 'Our people are our greatest asset, and we offer them training and fair pay.';
  switch (variantOf(company) % 4) {
    case 0:
      return `As of December 31, ${year}, we had approximately <span>${shown}</span> full-time employees worldwide, of whom ${engineers} employees work in research.`;
    case 1:
      return `At December 31, ${year}, the Company employed ${shown} people around the world.`;
    case 2:
      return `Our total number of employees was ${shown} as of December 31, ${year}.`;
    default:
      return `We have a total of ${shown} team members. About ${engineers} employees are engaged in engineering.`;
  }
}
