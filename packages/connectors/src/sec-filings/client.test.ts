import { describe, expect, it } from 'vitest';
import type { GatherTarget } from '../gather/types.ts';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { gatherJob } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { secFilings } from './client.ts';

const SUBMISSIONS = JSON.parse(fixture(import.meta.url, 'submissions.json'));
const FORM_D = fixture(import.meta.url, 'formd.xml');
const TICKERS: FakeAnswer = { body: { 0: { cik_str: 9990001, ticker: 'NWRB', title: 'NORTHWIND ROBOTICS INC' } } };
const REPORT: FakeAnswer = {
  body: '<html><head><title>8-K</title></head><body><div style="display:none"><ix:header>hidden</ix:header></div><p>Item 1.01</p><p>It entered into an agreement.</p></body></html>',
};
const known: Partial<GatherTarget> = { ids: { cik: '9990001' } };

interface Setup {
  answers?: Record<string, FakeAnswer>;
  target?: Partial<GatherTarget>;
  contactEmail?: string | null;
}

/** Answers by what the address contains; what no line covers is 404. */
function setUp({ answers = {}, target = known, contactEmail = 'operator@example.com' }: Setup = {}) {
  const all: Record<string, FakeAnswer> = {
    ...answers,
    company_tickers: TICKERS,
    '/submissions/CIK0009990001.json': { body: SUBMISSIONS },
    'nwrb-20260520.htm': REPORT,
  };
  const { http, requests } = createFakeHttp(({ url }) => {
    const name = Object.keys({ ...all, ...answers }).find((part) => url.includes(part));
    return (name === undefined ? undefined : (answers[name] ?? all[name])) ?? { status: 404, body: '<Error/>' };
  });
  return { gathered: secFilings.gather(gatherJob(http, { target, settings: { contactEmail } })), requests };
}

/** The fixture with its 8-K and two notices, the second of which amends the first. */
function withNotices(): object {
  const { recent } = SUBMISSIONS.filings;
  const add = (column: string, ...values: string[]) => [...recent[column], ...values];
  return {
    ...SUBMISSIONS,
    filings: {
      recent: {
        ...recent,
        accessionNumber: add('accessionNumber', '0009990001-26-000020', '0009990001-26-000030'),
        filingDate: add('filingDate', '2026-04-10', '2026-07-01'),
        reportDate: add('reportDate', '', ''),
        form: add('form', 'D', 'D/A'),
        items: add('items', '', ''),
        primaryDocument: add('primaryDocument', 'xslFormDX01/primary_doc.xml', 'xslFormDX01/primary_doc.xml'),
      },
    },
  };
}

describe('SEC filings', () => {
  it('reads the current report of the fixture by the company’s number, without the hidden part', async () => {
    const { gathered, requests } = setUp();
    const { evidence, pages } = await gathered;
    const url = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000012/nwrb-20260520.htm';
    expect(evidence).toEqual([
      {
        kind: 'filing',
        url,
        title: 'Northwind Robotics, Inc.: Entry into a Material Definitive Agreement',
        date: '2026-05-20',
        publisher: 'SEC EDGAR',
        text: 'Item 1.01\nIt entered into an agreement.',
        proof: 'identifier',
      },
    ]);
    expect(pages).toEqual([{ url, state: 'read', message: null }]);
    expect(requests.some(({ url }) => url.includes('company_tickers'))).toBe(false);
  });

  it('makes one piece of evidence of an offering and its amendment', async () => {
    const { evidence, pages } = await setUp({
      answers: {
        '/submissions/CIK0009990001.json': { body: withNotices() },
        '000999000126000020/primary_doc.xml': { body: FORM_D },
        '000999000126000030/primary_doc.xml': { body: FORM_D.replace('>9500000<', '>11000000<') },
      },
    }).gathered;
    const notices = evidence.filter(({ text }) => text.includes('Form D'));
    expect(notices).toMatchObject([{ date: '2026-07-01', url: expect.stringContaining('000999000126000030') }]);
    expect(notices[0]?.text).toContain('raises $11,000,000');
    expect(evidence).toHaveLength(2);
    expect(pages).toHaveLength(3);
  });

  it('says which document could not be read and goes on with the others', async () => {
    const { evidence, pages } = await setUp({
      answers: {
        '/submissions/CIK0009990001.json': { body: withNotices() },
        'nwrb-20260520.htm': { status: 500, body: 'Oops' },
        'primary_doc.xml': { body: FORM_D },
      },
    }).gathered;
    expect(evidence).toMatchObject([{ date: '2026-07-01' }]);
    expect(pages.filter(({ state }) => state === 'failed')).toMatchObject([
      { message: expect.stringContaining('sec') },
    ]);
  });

  it('says of a notice in another form that it can’t be read', async () => {
    const { evidence, pages } = await setUp({
      answers: {
        '/submissions/CIK0009990001.json': { body: withNotices() },
        'primary_doc.xml': { body: '<html><body>Moved</body></html>' },
      },
    }).gathered;
    expect(evidence).toHaveLength(1);
    expect(pages.filter(({ state }) => state === 'unreadable')).toHaveLength(2);
  });

  it('keeps what was read before the time was over', async () => {
    const stop = new AbortController();
    const { http } = createFakeHttp(({ url }) => {
      if (url.includes('/submissions/')) return { body: withNotices() };
      if (url.includes('000999000126000030')) return { body: FORM_D };
      stop.abort(new Error('the time is over'));
      throw stop.signal.reason;
    });
    const { evidence, pages } = await secFilings.gather(gatherJob(http, { target: known, signal: stop.signal }));
    expect(evidence).toMatchObject([{ date: '2026-07-01' }]);
    expect(pages).toHaveLength(1);
  });

  it('finds a company by its name where its seat is in one of its cities', async () => {
    expect((await setUp({ target: {} }).gathered).evidence).toHaveLength(1);
  });

  it('only lists a company of the same name with its seat elsewhere, and reads nothing of it', async () => {
    const { gathered, requests } = setUp({ target: { locations: ['Oslo, Norway'] } });
    const { evidence, unconfirmed } = await gathered;
    expect(evidence).toEqual([]);
    expect(unconfirmed).toMatchObject([
      { title: 'NORTHWIND ROBOTICS INC', reason: expect.stringContaining('northwind.example') },
    ]);
    expect(requests.some(({ url }) => url.includes('/Archives/'))).toBe(false);
  });

  it('finds nothing where the list has no such name, or no filer has the number', async () => {
    const nothing = { evidence: [], unconfirmed: [], pages: [], postings: null };
    expect(await setUp({ target: { name: 'Southwind' } }).gathered).toMatchObject(nothing);
    expect(await setUp({ target: { ids: { cik: '77' } } }).gathered).toMatchObject(nothing);
  });

  it('is not connected without a contact address', async () => {
    const { gathered, requests } = setUp({ contactEmail: null });
    await expect(gathered).rejects.toMatchObject({ kind: 'not_connected', vendor: 'sec' });
    expect(requests).toEqual([]);
  });

  it('names the field that has changed', async () => {
    const body = { ...SUBMISSIONS, filings: { recent: { ...SUBMISSIONS.filings.recent, form: '8-K' } } };
    const { gathered } = setUp({ answers: { '/submissions/CIK0009990001.json': { body } } });
    await expect(gathered).rejects.toMatchObject({ kind: 'contract_changed', field: 'filings.recent.form' });
  });
});
