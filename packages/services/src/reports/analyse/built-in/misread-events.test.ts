import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '../../schemas.ts';
import { verifyDraft } from '../../verify/verify-draft.ts';
import { analyse, COMPANY, item, NOW, page, press } from './built-in-analyst.fixtures.ts';

const verified = (evidence: EvidenceItem[]) =>
  verifyDraft(analyse(evidence), { company: COMPANY, evidence, postings: null, now: NOW }).analysis;
const newsOf = (evidence: EvidenceItem) => verified([evidence]).recentNews.map(({ category }) => category);
const launchesOf = (evidence: EvidenceItem) => verified([evidence]).productLaunches.map(({ name }) => name);

describe('money that is no round', () => {
  it.each([
    'Tallowmere raises minimum wage to $20',
    'Tallowmere raises £12,000 for local hospice',
    'Our investor Birchline closes $400 million fund\nBirchline Capital has raised $400 million for its new fund.',
    'Tallowmere secures $40 million grant',
    'Tallowmere raises rent by $300',
    'Tallowmere raises $40m to $45m guidance',
  ])('%s', (text) => {
    expect(newsOf(item(text))).not.toContain('equity_raise');
  });

  it.each([
    'Tallowmere raises $40 million to build robots for hospitals',
    'Tallowmere raises $40 million from Birchline Capital',
    'Tallowmere raises $40 million for its wage software',
    'Tallowmere secures $40 million in growth equity and debt',
  ])('%s is one', (text) => {
    expect(newsOf(item(text))).toEqual(['equity_raise']);
  });
});

describe('moves that are none', () => {
  it.each([
    'Tallowmere opens roof terrace in Denver',
    'Tallowmere opens office pool to public',
    'Tallowmere relocates staff after fire in Denver office',
    'Imagine: Tallowmere opens a moon office\nA story for children.',
    'On this day in 2016: Tallowmere opens Denver office\nA look back.',
  ])('%s', (text) => {
    expect(newsOf(item(text))).not.toContain('office_move');
  });
});

describe('partners that are none', () => {
  it.each([
    'Tallowmere partners with police in fraud probe',
    'Tallowmere and Halden partner? Not so fast\nAn opinion.',
    'Tallowmere teams up with Santa',
  ])('%s', (text) => {
    expect(newsOf(item(text))).not.toContain('partnership');
  });
});

describe('launches that are none', () => {
  it.each([
    'Meet Picker Two at LogiMAT\nPicker Two will be shown in November.',
    'Introducing Ada Sample\nAda is our new CFO.',
    'Introducing Globex Cranes, our newest customer',
    'Picker Two launched by rival Globex\nGlobex copied us.',
    'Announcing the winners of Robot Cup',
    'Introducing the Halden Award',
    'Unveiling the Importance of Safe Pickers',
  ])('%s', (text) => {
    expect(launchesOf(item(text))).toEqual([]);
  });
});

describe('news that is none', () => {
  it.each([
    'Tallowmere at LogiMAT 2026\nVisit our stand in Stuttgart from 3 to 5 November 2026.',
    'Imagine: Tallowmere opens a moon office\nA story for children.',
  ])('%s', (text) => {
    const { recentNews, summarySentences } = verified([item(text)]);
    expect([recentNews, summarySentences]).toEqual([[], []]);
  });

  it.each(['Satire: Tallowmere acquires the moon', 'Tallowmere Robotics Club of Ohio wins state final'])(
    '%s',
    (title) => {
      expect(newsOf(press(title))).toEqual([]);
    },
  );
});

it('an undated piece is as old as the place and day that its text begins with', () => {
  const text = 'Tallowmere opens Denver office\nDenver, 2 October 2019 – The office has room.';
  expect(verified([item(text, { date: null })]).recentNews).toMatchObject([{ date: '2019-10-02', isBackground: true }]);
});

describe('research of the past or of others', () => {
  it.each([
    'Our R&D team was dissolved in 2021.',
    'Our former R&D centre is a hotel now.',
    'In 1998 we had a research lab.',
    'We closed our research lab in 2020.',
    'We outsource R&D to Globex.',
  ])('%s', (sentence) => {
    expect(verified([page(`Robots for every warehouse\n${sentence}`)]).rdActivity.hasRD).toBe(false);
  });
});

describe('what the company does', () => {
  it.each([
    'Globex builds the world’s best cranes. Tallowmere Robotics sells them.',
    'Tallowmere Robotics is a fictional company used in our examples.',
    'Tallowmere Robotics is the best company, says Ada.',
    'Tallowmere Robotics is not a bank.',
  ])('is not read from "%s"', (sentence) => {
    expect(verified([page(`Robots for every warehouse\n${sentence}`)]).summary).toBe('');
  });
});

describe('what has come out, as its title and the first words say', () => {
  it.each([
    ['Schichtplan 3.1.0 – Vertretungen auf einen Blick\nWir haben die Vertretungen neu gebaut.', 'Schichtplan 3.1.0'],
    ['Release 2.3: more than one arm\nExcited to announce version 2.3 of our board software.', 'Release 2.3'],
    ['Die Plattform GREIFER ist online\nHier finden Sie alles über Greifer.', 'Plattform GREIFER'],
    [
      'Tallowmere lanserer ny versjon av planleggeren\nVi lanserte i dag en ny versjon av Grep Analyse, vårt verktøy.',
      'Grep Analyse',
    ],
    [
      'Sort Parcels Faster with Tallowmere Flow New Editor\nWe are releasing it today to everyone who sorts parcels.',
      'Tallowmere Flow New Editor',
    ],
  ])('%j', (text, name) => {
    expect(launchesOf(item(text))).toEqual([name]);
  });

  it.each([
    ['Tallowmere og Brekke inngår strategisk samarbeidsavtale\nVi er glade for avtalen.', 'partnership'],
    ['Tallowmere rinnova la partnership con Molini Sesia\nSiamo lieti di lavorare con i mulini.', 'partnership'],
    ['Vi henter smart kapital for å vokse\nI en fersk emisjon får vi med oss Brekke Invest.', 'equity_raise'],
  ])('%j is %s', (text, category) => {
    expect(newsOf(item(text))).toEqual([category]);
  });
});

it('a release that bears the name of its company heads the summary in its own words', () => {
  const company = { name: 'schichtplan.cloud', domain: 'schichtplan.cloud' };
  const fields = { url: 'https://schichtplan.cloud/neuigkeiten/a/', publisher: 'schichtplan.cloud' };
  const evidence = [
    item('Neuigkeiten Schichtplan 3.1.0 – Neue Startseite und Filter\n22. Juni 2026\nDas Release ist ab sofort da.', {
      ...fields,
      title: 'Schichtplan 3.1.0 – Neue Startseite und Filter',
    }),
    item('Unser Sommerfest\nWir haben bis spät im Hof getanzt.', {
      ...fields,
      url: `${fields.url}b`,
      date: '2026-10-05',
    }),
  ];
  const draft = analyse(evidence, { company });
  const { summary } = verifyDraft(draft, { company, evidence, postings: null, now: NOW }).analysis;
  expect(summary).toMatch(/^Schichtplan 3\.1\.0 – Neue Startseite und Filter \(October 2, 2026\)\./);
});
