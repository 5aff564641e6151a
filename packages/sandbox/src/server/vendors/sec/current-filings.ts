import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import { storyOf } from '../../stories/story-of.ts';
import type { StoryFiling } from '../../stories/types.ts';
import type { StoryLookup } from '../publications/story-search.ts';

/** A current report (8-K) or a notice of an offering (Form D) as the archive lists and keeps it. */
export interface CurrentFiling {
  accession: string;
  form: string;
  filed: string;
  /** As in the list: "1.01,9.01". */
  items: string;
  /** As the list names it: of a Form D the page for people, beside which the data stand. */
  document: string;
  /** Name under which it is answered. */
  file: string;
  contentType: string;
  body: string;
}

/** Serial numbers of the year, above those of the annual and quarterly reports. */
const FIRST_SERIAL = 100;

export function currentFilingsOf(
  company: SandboxCompany,
  world: SandboxWorld,
  lookUp: StoryLookup<'filings'> = storyOf,
): CurrentFiling[] {
  return lookUp(company, world.now()).filings.map((filing, index) => {
    const { form, filedOn: filed, items } = filing;
    const serial = FIRST_SERIAL + index;
    const accession = `${company.ids.cik}-${filed.slice(2, 4)}-${String(serial).padStart(6, '0')}`;
    const common = { accession, form, filed, items: items.join(',') };
    if (form === '8-K') {
      const name = `report-${filed.replaceAll('-', '')}-${serial}.htm`;
      return { ...common, document: name, file: name, contentType: 'text/html', body: currentReport(company, filing) };
    }
    const file = 'primary_doc.xml';
    const contentType = 'application/xml';
    return { ...common, document: `xslFormDX01/${file}`, file, contentType, body: notice(company, filing, world) };
  });
}

function currentReport(company: SandboxCompany, { filedOn, text }: StoryFiling): string {
  const paragraphs = text.split('\n').map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  return `<?xml version="1.0"?><html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><head><title>8-K</title></head><body>
<div style="display:none"><ix:header><ix:hidden>false 0000990000</ix:hidden></ix:header></div>
<p>UNITED STATES SECURITIES AND EXCHANGE COMMISSION</p><p>FORM 8-K</p><p>CURRENT REPORT</p>
<p>Date of report (date of earliest event reported): ${filedOn}</p><p>${escaped(company.name)}, Inc.</p>
${paragraphs.join('\n')}
<p>SIGNATURES</p><p>Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this report to be signed.</p></body></html>`;
}

function notice(company: SandboxCompany, { form, amountSold }: StoryFiling, world: SandboxWorld): string {
  const { city, name, ids } = company;
  // An amendment is about the same sale, which began when the notice was due.
  const firstSale = storyDay(world, 215);
  const amounts =
    amountSold === null
      ? '<totalOfferingAmount>Indefinite</totalOfferingAmount><totalAmountSold>0</totalAmountSold><totalRemaining>Indefinite</totalRemaining>'
      : `<totalOfferingAmount>${amountSold + 2_500_000}</totalOfferingAmount><totalAmountSold>${amountSold}</totalAmountSold><totalRemaining>2500000</totalRemaining>`;
  return `<?xml version="1.0"?><edgarSubmission><schemaVersion>X0708</schemaVersion><submissionType>${form}</submissionType><testOrLive>LIVE</testOrLive>
<primaryIssuer><cik>${ids.cik}</cik><entityName>${escaped(name)}, Inc.</entityName><issuerAddress><street1>1 Test Way</street1><city>${escaped(city)}</city></issuerAddress><entityType>Corporation</entityType><yearOfInc><overFiveYears>true</overFiveYears></yearOfInc></primaryIssuer>
<issuerList><issuer><cik>0009990099</cik><entityName>${escaped(name)} Co-Issuer LLC</entityName></issuer></issuerList>
<offeringData><industryGroup><industryGroupType>Other Technology</industryGroupType></industryGroup><typeOfFiling><newOrAmendment><isAmendment>${form === 'D/A'}</isAmendment></newOrAmendment><dateOfFirstSale><value>${firstSale}</value></dateOfFirstSale></typeOfFiling><offeringSalesAmounts>${amounts}</offeringSalesAmounts></offeringData></edgarSubmission>`;
}

const storyDay = (world: SandboxWorld, daysAgo: number) =>
  new Date(world.now().getTime() - daysAgo * 24 * 3600_000).toISOString().slice(0, 10);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
