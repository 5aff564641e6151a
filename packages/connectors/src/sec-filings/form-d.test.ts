import { describe, expect, it } from 'vitest';
import { fixture } from '../test-helpers/scripted-http.ts';
import { deduplicateNotices, type FormD, readFormD, toLines } from './form-d.ts';

const FIXTURE = fixture(import.meta.url, 'formd.xml');
const notice = (more: Partial<FormD> = {}): FormD => ({
  issuer: 'Northwind Robotics, Inc.',
  offered: 12_000_000,
  sold: 9_500_000,
  firstSaleOn: '2026-04-01',
  ...more,
});

describe('readFormD', () => {
  it('reads issuer, amounts and the day of the first sale', () => {
    expect(readFormD(FIXTURE)).toEqual(notice({ issuer: 'Northwind Robotics Holdings, Inc.' }));
  });

  it('knows no amount where the offering is indefinite, and no day where none is given', () => {
    const xml = FIXTURE.replace('>12000000<', '>Indefinite<').replace(
      '<value>2026-04-01</value>',
      '<yetToOccur>true</yetToOccur>',
    );
    expect(readFormD(xml)).toMatchObject({ offered: null, sold: 9_500_000, firstSaleOn: null });
  });

  it('takes the first issuer’s name, whole, and not the names of those who issue with it', () => {
    const others = '</primaryIssuer><issuerList><issuer><entityName>Other LLC</entityName></issuer></issuerList>';
    const xml = FIXTURE.replace('Northwind Robotics Holdings', 'Smith &amp; Sons &amp; Co').replace(
      '</primaryIssuer>',
      others,
    );
    expect(readFormD(xml)?.issuer).toBe('Smith & Sons & Co, Inc.');
  });

  it('reads a document that is laid out over many lines', () => {
    expect(readFormD(FIXTURE.replaceAll('>', '>\n  '))).toMatchObject({ sold: 9_500_000, firstSaleOn: '2026-04-01' });
  });

  it.each(['', 'Please limit requests.', '<html><body>Not found</body></html>', '{"a":1}'])('is none in %j', (text) =>
    expect(readFormD(text)).toBeNull(),
  );
});

describe('toLines', () => {
  it('says what was raised, and what is offered', () => {
    expect(toLines(notice())).toEqual([
      'Northwind Robotics, Inc. raises $9,500,000 in an offering of securities (Form D).',
      'Amount sold: $9,500,000.',
      'Offering amount: $12,000,000.',
      'First sale: 2026-04-01.',
    ]);
  });

  it.each([0, null])('claims no raise where %s was sold so far', (sold) => {
    const [title, ...lines] = toLines(notice({ sold, offered: null, firstSaleOn: null }));
    expect(title).toBe('Northwind Robotics, Inc. filed a notice of an offering of securities (Form D).');
    expect(lines).toContain('Offering amount: indefinite.');
  });
});

describe('withoutRepeats', () => {
  const filed = (filedOn: string, more: Partial<FormD> = {}) => ({ filedOn, data: notice(more) });

  it('keeps of a notice and its amendments the one that sold most', () => {
    const grown = filed('2026-06-01', { issuer: 'NORTHWIND ROBOTICS INC', sold: 11_000_000 });
    expect(deduplicateNotices([filed('2026-04-05'), grown])).toEqual([grown]);
    expect(deduplicateNotices([grown, filed('2026-08-01')])).toEqual([grown]);
  });

  it('keeps the newest where both sold the same', () => {
    expect(deduplicateNotices([filed('2026-04-05'), filed('2026-06-01')])).toEqual([filed('2026-06-01')]);
  });

  it('keeps offerings with another first sale or another issuer', () => {
    const notices = [
      filed('2026-06-03'),
      filed('2026-06-02', { firstSaleOn: '2026-05-01' }),
      filed('2026-06-01', { issuer: 'X' }),
    ];
    expect(deduplicateNotices(notices)).toEqual(notices);
  });
});
