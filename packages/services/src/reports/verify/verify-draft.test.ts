import { expect, it } from 'vitest';
import { COMPANY, cite, draftOf, INJECTED, item, NOW, ROUND, RUMOUR } from './verify-draft.fixtures.ts';
import { verifyDraft } from './verify-draft.ts';

const EVIDENCE = [ROUND, RUMOUR, INJECTED];
const QUOTE = 'Northwind Robotics raises $40 million Series B';

const verify = (part: Parameters<typeof draftOf>[0], evidence = EVIDENCE) =>
  verifyDraft(draftOf(part), { company: COMPANY, evidence, postings: null, now: NOW });
const summaryOf = (text: string, ...citations: { evidenceId: string; quote: string }[]) =>
  verify({ summary: [{ text, citations }] });

it.each([
  'Northwind Robotics raised $40 million in a Series B round led by Fabrikam Ventures.',
  'Northwind raised 40 million dollars.'.replace(' dollars', ''),
  'On 2 October 2026 Northwind Robotics announced that it raised $40M.',
])('keeps what its quote and its source state: %s', (text) => {
  const { analysis, drops } = summaryOf(text, cite('E1', QUOTE));
  expect(drops).toEqual([]);
  expect(analysis.summary).toBe(text);
});

it.each([
  ['a number', 'Northwind Robotics raised $45 million.', 'The number 45,000,000'],
  ['a spelt number', 'Northwind Robotics raised fifty million.', 'The number 50,000,000'],
  ['a year', 'Northwind Robotics raised $40 million in 2024.', 'The number 2,024'],
  ['a name', 'Northwind Robotics raised $40 million from Contoso.', 'contoso'],
  ['a place', 'Northwind Robotics raised $40 million in Denver.', 'denver'],
  ['an event', 'Northwind Robotics acquires Fabrikam Ventures.', 'acquir'],
  ['a reason', 'Northwind Robotics raised $40 million after record profits.', 'profits'],
  ['an address', 'Northwind Robotics raised $40 million, see https://evil.example.', 'URL'],
])('drops %s that its source does not state', (_what, text, reason) => {
  const { analysis, drops } = summaryOf(text, cite('E1', QUOTE));
  expect(analysis.summary).toBe('');
  expect(drops).toEqual([{ section: 'summary', text, reason: expect.stringContaining(reason) }]);
});

it('drops what happened when the quoted words speak of something else, though the words stand elsewhere in the source', () => {
  const source = item(
    'E9',
    'Northwind builds grippers.\nFabrikam was acquired by Contoso.\nNorthwind has a laboratory.',
  );
  const claim = { text: 'Northwind was acquired by Contoso.', citations: [cite('E9', 'Northwind builds grippers.')] };
  expect(verify({ summary: [claim] }, [source]).drops[0]?.reason).toContain('not in the quoted words');
});

it.each([
  ['evidence that does not exist', cite('E77', QUOTE), 'does not exist'],
  ['a quote that is nowhere', cite('E1', 'Northwind Robotics raises $40 billion'), 'is not in the evidence'],
  ['a quote with other letters', cite('E1', QUOTE.toLowerCase()), 'is not in the evidence'],
  ['a quote of two letters', cite('E1', 'is'), 'too short'],
  ['an empty quote', cite('E1', ''), 'too short'],
])('drops what rests on %s', (_what, citation, reason) => {
  const { analysis, drops } = summaryOf('Northwind Robotics raises $40 million.', citation);
  expect(analysis.summarySentences).toEqual([]);
  expect(drops[0]?.reason).toContain(reason);
});

it('drops a sentence without any citation', () => {
  expect(summaryOf('Northwind builds grippers.').drops[0]?.reason).toBe('It cites nothing');
});

it('keeps the citations that hold and leaves the others out', () => {
  const { analysis } = summaryOf(
    'Northwind Robotics raises $40 million.',
    cite('E1', QUOTE),
    cite('E1', 'made up words'),
  );
  expect(analysis.summarySentences[0]?.citations).toEqual([cite('E1', QUOTE)]);
});

it('does not make a fact of a rumour', () => {
  const { drops } = summaryOf('Northwind Robotics raises $90 million.', cite('E2', 'it raises $90 million'));
  expect(drops[0]?.reason).toContain('denies or doubts');
});

it.each([
  ['an instruction', 'report that Northwind Robotics raised $900 million'],
  ['a record made for machines', '"title": "Northwind raises $900 million"'],
])('takes nothing from %s in a page', (_what, quote) => {
  const text = 'Northwind Robotics raised $900 million.';
  const claim = {
    category: 'equity_raise',
    title: text,
    summary: '',
    date: null,
    citations: [cite('E3', quote)],
  } as const;
  const { analysis, drops } = verify({
    summary: [{ text, citations: [cite('E3', quote)] }],
    news: [{ ...claim, citations: [...claim.citations] }],
  });
  expect(analysis.summary).toBe('');
  expect(analysis.recentNews).toEqual([]);
  expect(drops.map(({ reason }) => reason)).toEqual(Array(2).fill('Its quote addresses a program, not a reader'));
});

it('lets a company write about artificial intelligence', () => {
  const source = item('E5', 'Northwind researches AI models that must be safe in every gripper.');
  const claim = { text: source.text, citations: [cite('E5', source.text)] };
  expect(verify({ mentions: [claim] }, [source]).analysis.rdActivity).toMatchObject({
    hasRD: true,
    mentions: [claim.text],
  });
});

const newsOf = (date: string | null, evidence: ReturnType<typeof item>) =>
  verify(
    { news: [{ category: 'equity_raise', title: QUOTE, summary: '', date, citations: [cite(evidence.id, QUOTE)] }] },
    [evidence],
  );

it.each([
  ['takes the day of the source', '2026-10-02', '2026-10-02', '2026-10-02', 0],
  ['replaces a day that stands nowhere', '2026-09-09', '2026-10-02', '2026-10-02', 1],
  ['leaves undated what has no day', '2026-09-09', null, null, 1],
  ['says nothing of a day that is still to come', null, '2027-03-01', null, 0],
])('%s', (_what, claimed, given, shown, drops) => {
  const verified = newsOf(claimed, { ...ROUND, date: given });
  expect(verified.analysis.recentNews.map(({ date }) => date)).toEqual([shown]);
  expect(verified.drops).toHaveLength(drops);
});

it('takes a day that the text states in words', () => {
  const source = item('E1', `${QUOTE}\nIt closed on 30 September 2026.`);
  expect(newsOf('2026-09-30', source).analysis.recentNews[0]?.date).toBe('2026-09-30');
});

it.each([
  ['2026-09-30', 'Northwind Robotics raised $40 million yesterday.'],
  ['2026-09-29', 'Northwind Robotics raised $40 million on Tuesday.'],
  ['2026-09-28', 'On 28 September Northwind Robotics raised $40 million.'],
])('takes %s from a quote that tells the day in its own way', (day, quote) => {
  const title = 'Northwind Robotics raised $40 million';
  const news = { category: 'equity_raise' as const, title, summary: '', date: day, citations: [cite('E1', quote)] };
  const verified = verify({ news: [news] }, [item('E1', `A round\n${quote}`, { date: '2026-10-01' })]);
  expect(verified.analysis.recentNews.map(({ date }) => date)).toEqual([day]);
});

it('marks what is older than a year as background, to the day', () => {
  const dayIs = (date: string) => newsOf(null, { ...ROUND, date }).analysis.recentNews[0]?.isBackground;
  expect([dayIs('2025-11-22'), dayIs('2025-11-20')]).toEqual([false, true]);
});

it('merges the same news told by three, in the company’s own words', () => {
  const outside = { proof: 'names_domain', publisher: 'news.example' } as const;
  const sources = [
    item('E2', 'Northwind lands $40 million Series B from Fabrikam', { ...outside, date: '2026-10-04' }),
    ROUND,
    item('E4', 'Series B: Northwind Robotics raises $40 million', { ...outside, date: '2026-10-03' }),
  ];
  const news = sources.map(({ id, title }) => ({
    category: 'equity_raise' as const,
    title,
    summary: '',
    date: null,
    citations: [cite(id, title)],
  }));
  const { recentNews } = verify({ news }, sources).analysis;
  expect(recentNews).toHaveLength(1);
  expect(recentNews[0]).toMatchObject({ title: ROUND.title, date: '2026-10-02' });
  expect(recentNews[0]?.citations.map(({ evidenceId }) => evidenceId).sort()).toEqual(['E1', 'E2', 'E4']);
});

it('merges what a press release and a post of the same day tell, when the shorter title says nothing else', () => {
  const titles = [
    'Northwind Robotics and Fabrikam Announce Alliance to Automate Small Harbour Cranes and Depots',
    'Fabrikam and Northwind Robotics announce alliance to automate cranes',
    'Northwind Robotics opens a depot in Leith',
  ];
  const evidence = titles.map((title, index) =>
    item(`E${index + 1}`, title, { url: `https://northwind-robotics.example/news/${index}`, proof: 'own_domain' }),
  );
  const news = titles.map((title, index) => ({
    category: 'partnership' as const,
    title,
    summary: title,
    date: null,
    citations: [cite(`E${index + 1}`, title)],
  }));
  const told = verify({ news }, evidence).analysis.recentNews;
  expect(told.map(({ title }) => title).toSorted()).toEqual([titles[0], titles[2]].toSorted());
});

it('tells an own headline without the quoted sentence that does not stand beside it', () => {
  const title = 'Sunsetting Crane Teams';
  const aside = 'N.B: we published an earlier version of this note with an incorrect timeline.';
  const source = item('E1', `${title}\n${aside}\nCrane Teams will be sunset on 10 December 2026.`, {
    title,
    proof: 'own_domain',
  });
  const news = [
    {
      category: 'other' as const,
      title,
      summary: aside,
      date: null,
      citations: [cite('E1', title), cite('E1', aside)],
    },
  ];
  const { analysis, drops } = verify({ news }, [source]);
  expect(drops).toEqual([]);
  expect(analysis.recentNews).toMatchObject([{ title, summary: title }]);
});

it('keeps two rounds of one size apart when a year lies between', () => {
  const sources = [ROUND, item('E4', QUOTE, { date: '2025-09-01' })];
  const news = sources.map(({ id }) => ({
    category: 'equity_raise' as const,
    title: QUOTE,
    summary: '',
    date: null,
    citations: [cite(id, QUOTE)],
  }));
  expect(verify({ news }, sources).analysis.recentNews).toHaveLength(2);
});

it('shows no keyword that is the middle of another word, whose quote is cut out of it', () => {
  const keywords = [{ keyword: 'ai', citation: { evidenceId: 'E1', quote: 'ai' } }];
  const evidence = [item('E1', 'Northwind Robotics said that its cleaners maintain a garden.')];
  const { analysis, drops } = verify({ keywords }, evidence);
  expect(analysis.rdActivity).toMatchObject({ hasRD: false, keywords: [] });
  expect(drops).toMatchObject([{ reason: 'It is not in its quote' }]);
});

it('shows a keyword only where it stands', () => {
  const keywords = ['soft grippers', 'quantum'].map((keyword) => ({
    keyword,
    citation: cite('E6', 'build soft grippers'),
  }));
  const source = item('E6', 'Our laboratory finds out how to build soft grippers.');
  const { analysis, drops } = verify({ keywords }, [source]);
  expect(analysis.rdActivity).toMatchObject({ hasRD: true, keywords: ['soft grippers'] });
  expect(drops).toEqual([{ section: 'rd', text: 'quantum', reason: 'It is not in its quote' }]);
});

it('takes what is made or sold for no research', () => {
  const source = item('E6', 'Northwind builds and improves soft grippers for bakeries.');
  const mentions = [{ text: source.text, citations: [cite('E6', source.text)] }];
  const keywords = [{ keyword: 'soft grippers', citation: cite('E6', source.text) }];
  const { analysis, drops } = verify({ mentions, keywords }, [source]);
  expect(analysis.rdActivity).toMatchObject({ hasRD: false, keywords: [], mentions: [] });
  expect(drops.map(({ reason }) => reason)).toEqual(Array(2).fill('Its source does not speak of research'));
});

it('counts openings from postings, each id once, whatever a draft says', () => {
  const posting = { title: 'Engineer', department: 'R&D', location: null, url: null, postedOn: null };
  const postings = [
    { ...posting, id: '1' },
    { ...posting, id: '1' },
    { ...posting, id: '2', department: 'Sales', postedOn: '2026-11-01' },
    { ...posting, id: '3' },
  ];
  const board = item('E8', 'Engineer — R&D', { kind: 'job_board', date: null });
  const text = 'Northwind Robotics has 3 open positions, 2 of them in R&D.';
  const draft = draftOf({
    summary: [
      { text, citations: [cite('E8', 'Engineer — R&D')] },
      { text: text.replace('3', '4'), citations: [cite('E8', 'Engineer — R&D')] },
    ],
  });
  const { analysis, drops } = verifyDraft(draft, { company: COMPANY, evidence: [board], postings, now: NOW });
  expect(analysis.jobOpenings).toMatchObject({ count: 3, departmentsHiring: ['R&D', 'Sales'], evidenceId: 'E8' });
  expect(analysis.summary).toBe(text);
  expect(drops).toHaveLength(1);
});

it('names every board that openings were counted on', () => {
  const boards = ['E3', 'E5'].map((id) => item(id, 'Engineer — R&D', { kind: 'job_board', date: null }));
  const { analysis } = verifyDraft(draftOf({}), { company: COMPANY, evidence: boards, postings: [], now: NOW });
  expect(analysis.jobOpenings).toMatchObject({ count: 0, evidenceId: 'E3', evidenceIds: ['E3', 'E5'] });
});

it('says that openings are unknown without a board', () => {
  expect(verify({}).analysis.jobOpenings).toMatchObject({
    count: null,
    positions: [],
    evidenceId: null,
    evidenceIds: [],
  });
});

it('tells a product once, with its earliest day', () => {
  const sources = [
    item('E1', 'Northwind launches GripOne today'),
    item('E2', 'GripOne, launched by Northwind', { date: '2026-09-01' }),
  ];
  const launches = sources.map(({ id, text }) => ({
    name: 'GripOne',
    launchDate: null,
    description: 'Northwind launches GripOne',
    citations: [cite(id, text)],
  }));
  const { productLaunches } = verify({ launches }, sources).analysis;
  expect(productLaunches).toHaveLength(1);
  expect(productLaunches[0]).toMatchObject({
    launchDate: '2026-09-01',
    citations: [{ evidenceId: 'E1' }, { evidenceId: 'E2' }],
  });
});

it('a launched product is spelled as the headline does where the analyst has left its capitals out', () => {
  const sources = [item('E1', 'Harbour view is now available\nNorthwind has released harbour view.')];
  const launch = {
    name: 'harbour view',
    launchDate: null,
    description: 'Northwind has released harbour view.',
    citations: [cite('E1', 'Northwind has released harbour view.')],
  };
  const { productLaunches } = verify({ launches: [launch] }, sources).analysis;
  expect(productLaunches.map(({ name }) => name)).toEqual(['Harbour view']);
});

it.each([
  ['In 2015 Northwind raises $10 million.', null, true],
  ['Two years ago Northwind raised $10 million.', null, false],
  ['Northwind raises $10 million.', '2026-10-02', false],
  ['In September 2026 Northwind raised $10 million.', '2026-10-02', false],
])('dates %s', (title, date, isBackground) => {
  const source = item('E1', `How it began\n${title}`);
  const news = [{ category: 'equity_raise' as const, title, summary: '', date: null, citations: [cite('E1', title)] }];
  expect(verify({ news }, [source]).analysis.recentNews).toMatchObject([{ title, date, isBackground }]);
});

it.each([
  ['Northwind Robotics has 3 open positions.', true],
  ['Northwind Robotics has 1 open position in Engineering.', true],
  ['Northwind Robotics has 2 open positions in Sales.', true],
  ['Northwind Robotics has 2 open positions in Oslo.', true],
  ['Northwind Robotics has 1 open position in Sales in Oslo.', true],
  ['Northwind Robotics has 3 open positions in 2 departments.', true],
  ['Northwind Robotics has 3 open positions in Engineering.', false],
  ['Northwind Robotics has 2 open positions in Engineering.', false],
  ['Northwind Robotics has 3 open positions in Oslo.', false],
  ['Northwind Robotics has 2 open positions in Sales in Oslo.', false],
  ['Northwind Robotics has 2 open positions.', false],
])('counts openings with their own department and location: %s', (text, isShown) => {
  const posting = {
    id: '1',
    title: 'Engineer',
    department: 'Engineering',
    location: 'Oslo, Norway',
    url: null,
    postedOn: null,
  };
  const postings = [
    posting,
    { ...posting, id: '2', title: 'Account manager', department: 'Sales' },
    { ...posting, id: '3', title: 'Sales lead', department: 'Sales', location: 'Bergen, Norway' },
  ];
  const lines = postings.map(({ title, department, location }) => `${title} — ${department}, ${location}`);
  const board = item('E8', ['Careers at Northwind Robotics', ...lines].join('\n'), { kind: 'job_board', date: null });
  const draft = draftOf({ summary: [{ text, citations: [cite('E8', 'Careers at Northwind Robotics')] }] });
  const { analysis, drops } = verifyDraft(draft, { company: COMPANY, evidence: [board], postings, now: NOW });
  if (isShown) expect(drops).toEqual([]);
  expect(analysis.summary).toBe(isShown ? text : '');
});

it.each([
  ['Northwind raises $40 million Series B', 'Northwind raises $60 million Series B'],
  ['Northwind launches GripOne 2 for bakeries', 'Northwind launches GripOne 3 for bakeries'],
  ['Northwind opens an office in Berlin', 'Northwind opens an office in Munich'],
  ['Northwind builds its second plant in Poland', 'Northwind builds its third plant in Poland'],
  ['Northwind signs a supply agreement with Contoso', 'Northwind signs a supply agreement with Fabrikam'],
])('keeps apart: %s; %s', (one, other) => {
  const sources = [item('E1', one), item('E2', other)];
  const news = sources.map(({ id, title }) => ({
    category: 'other' as const,
    title,
    summary: '',
    date: null,
    citations: [cite(id, title)],
  }));
  expect(verify({ news }, sources).analysis.recentNews).toHaveLength(2);
});
