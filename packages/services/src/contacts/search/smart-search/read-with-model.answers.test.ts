import { describe, expect, it } from 'vitest';
import { readWithModel } from './read-with-model.ts';
import { scriptedModel } from './scripted-model.fixtures.ts';

const readAs = (sentence: string, answer: object) => readWithModel(scriptedModel(answer).model, sentence);

async function parsedAs(sentence: string, answer: object) {
  const reading = await readAs(sentence, answer);
  if (!reading.ok) throw new Error(reading.hint);
  return reading.parsed;
}

const inPlace = (value: string, words: string) => ({ locations: [{ value, words }] });

describe('the words that a model gives for a value', () => {
  it.each([
    ['CTOs in the US', 'United States', 'US'],
    ['ctos in the us', 'United States', 'us'],
    ['CTOs in LA', 'Los Angeles', 'LA'],
    ['CTOs in Roterdam', 'Rotterdam', 'Rotterdam'],
    ['CTOs in Gothenburg and Greater Malmö', 'Malmö', 'Malmo'],
    ['DSI à Saint-Étienne et Lyon', 'Saint-Etienne', 'Saint Etienne'],
  ])('are found in "%s"', async (sentence, value, words) => {
    expect((await parsedAs(sentence, inPlace(value, words))).filters.locations).toEqual([value]);
  });

  it('may stand apart, where a title shares them with another one', async () => {
    const jobTitles = [
      { value: 'Head of Sales', words: 'heads of sales' },
      { value: 'Head of Marketing', words: 'heads of marketing' },
    ];
    const { filters, leftOver } = await parsedAs('heads of sales and marketing in Bonn', {
      jobTitles,
      ...inPlace('Bonn', 'Bonn'),
    });
    expect(filters.jobTitles).toEqual(['Head of Sales', 'Head of Marketing']);
    expect(leftOver).toEqual([]);
  });

  it('support no other place of a similar name', async () => {
    const { filters } = await parsedAs('CTOs in Iran, and Bonn', {
      locations: [
        { value: 'Bonn', words: 'Bonn' },
        { value: 'Iraq', words: 'Iraq' },
      ],
    });
    expect(filters.locations).toEqual(['Bonn']);
  });

  it.each([
    'show me people',
    'please help us',
    'find some people in the company',
    'wer ist bei der',
    'en la',
    'qui sont les',
  ])('support nothing where they only frame a request: "%s"', async (words) => {
    const answer = { jobTitles: [{ value: words, words }] };
    expect(await readAs(`${words} …`, answer)).toMatchObject({ ok: false });
  });

  it('support a keyword whose typing error the model has righted', async () => {
    const keywords = [{ value: 'Python', words: 'Pyhton' }];
    expect((await parsedAs('developers who know Pyhton', { keywords })).filters.keywords).toBe('Python');
  });
});

const JOB_TITLES = [{ value: 'CTO', words: 'CTOs' }];

describe('an employer', () => {
  it.each([
    ['engineers at Bosch', 'Busch', 'Bosch', ['Bosch']],
    ['engineers at Bosch', 'Busch', 'Busch', ['Bosch']],
    ['engineers at Stripe', 'Stride', 'Stripe', ['Stripe']],
    ['engineers at Nokia Networks', 'Nokian Networks', 'Nokian Networks', ['Nokia Networks']],
    ['engineers at Müller Logistik', 'Muller Logistik', 'Muller Logistik', ['Müller Logistik']],
    [
      'engineers at Fabrikam Bank or Contoso Energy',
      'Fabrikam Energy',
      'Fabrikam',
      ['Fabrikam Bank', 'Contoso Energy'],
    ],
    ['engineers at northwind freight', 'Northwind Freight', 'northwind freight', ['Northwind Freight']],
    ['traders and engineers in Bonn', 'Trader', 'traders', []],
  ])('has the name that stands in "%s", whatever a model says: "%s"', async (sentence, value, words, companyNames) => {
    const jobTitles = [{ value: 'Engineer', words: 'engineers' }];
    const { filters } = await parsedAs(sentence, { jobTitles, companyNames: [{ value, words }] });
    expect(filters.companyNames).toEqual(companyNames);
  });

  it('leaves over another one that a model takes for its words', async () => {
    const companyNames = [{ value: 'Fabrikam', words: 'Fabrikam or Contoso' }];
    const { filters, leftOver } = await parsedAs('people at Fabrikam or Contoso', { companyNames });
    expect([filters.companyNames, leftOver]).toEqual([['Fabrikam'], ['Contoso']]);
  });
});

describe('a word that is near to another one', () => {
  it('is no keyword', async () => {
    const keywords = [{ value: 'Scale', words: 'Scala' }];
    const { filters, leftOver } = await parsedAs('CTOs who know Scala', { jobTitles: JOB_TITLES, keywords });
    expect([filters.keywords, leftOver]).toEqual(['', ['know Scala']]);
  });

  it('is no other place that has a name of its own', async () => {
    const { filters } = await parsedAs('CTOs in Iran', { jobTitles: JOB_TITLES, ...inPlace('Iraq', 'Iran') });
    expect(filters.locations).toEqual(['Iran']);
  });

  it('is said as a correction, where it stands for a listed one', async () => {
    const { corrections } = await parsedAs('CTOs in Roterdam', inPlace('Rotterdam', 'Rotterdam'));
    expect(corrections).toEqual([{ written: 'Roterdam', read: 'Rotterdam' }]);
  });

  it('makes no place of words that stand apart', async () => {
    const { filters } = await parsedAs('CTOs in North Germany and South America', {
      jobTitles: JOB_TITLES,
      ...inPlace('North America', 'North America'),
    });
    expect(filters.locations).toEqual([]);
  });
});

describe('words that a model hides', () => {
  it.each([
    ['CTOs in London and Leeds', { framing: ['in London and Leeds'], ...inPlace('London', 'London') }, ['Leeds']],
    ['CTOs in London and Leeds', inPlace('London', 'London and Leeds'), ['Leeds']],
    ['CTOs in London and Leeds', inPlace('Greater London', 'London and Leeds'), ['Leeds']],
    ['CTOs in London', { jobTitles: [{ value: 'CTO', words: 'CTOs in London' }] }, ['London']],
    ['CTOs in London', { jobTitles: [], framing: ['CTOs in London'], ...inPlace('London', 'London') }, ['CTOs']],
    ['CTOs at Series B firms', { jobTitles: [{ value: 'CTO', words: 'CTOs at Series B firms' }] }, ['Series B']],
    ['CTOs in Bonn and Ahrenshoop', { framing: ['and Ahrenshoop'], ...inPlace('Bonn', 'Bonn') }, ['Ahrenshoop']],
    ['CTOs within 50 km of Bonn', { framing: ['within 50 km of'], ...inPlace('Bonn', 'Bonn') }, ['50']],
    ['wizards in 12 towns', { jobTitles: [{ value: 'Wizard', words: 'wizards in 12 towns' }] }, ['12']],
    [
      'heads of sales and marketing',
      { jobTitles: [{ value: 'Head of Sales', words: 'heads of sales and marketing' }] },
      ['heads', 'sales', 'marketing'],
    ],
  ])('are left over: "%s"', async (sentence, answer, leftOver) => {
    expect((await parsedAs(sentence, { jobTitles: JOB_TITLES, ...answer })).leftOver).toEqual(leftOver);
  });
});

describe('what a sentence excludes', () => {
  it.each([
    ['CTOs in Paris, nicht in Berlin', 'Berlin'],
    ['Wir verkaufen Karten von Spanien und suchen CTOs in Paris', 'Spanien'],
    ['DSI à Paris, pas à Berlin', 'Berlin'],
    ['Directores de TI en Paris, no en Berlin', 'Berlin'],
    ['CTOs in Paris, Berlin ausgenommen', 'Berlin'],
  ])('is no filter in other languages either: "%s"', async (sentence, words) => {
    const locations = [
      { value: 'Paris', words: 'Paris' },
      { value: words, words },
    ];
    const { filters, leftOver } = await parsedAs(sentence, { locations });
    expect(filters.locations).toEqual(['Paris']);
    expect(leftOver.join()).toContain(words);
  });

  it('is what the model says, and is not searched for although it is read as a filter, too', async () => {
    const { filters, leftOver } = await parsedAs('CTOs in Paris, Berlin haben wir schon', {
      excluded: ['Berlin haben wir schon'],
      locations: [
        { value: 'Paris', words: 'Paris' },
        { value: 'Berlin', words: 'Berlin' },
      ],
    });
    expect(filters.locations).toEqual(['Paris']);
    expect(leftOver).toContain('Berlin haben wir schon');
  });
});

describe('what a model says is excluded', () => {
  const jobTitles = JOB_TITLES;
  const locations = ['Paris', 'Berlin', 'Hamburg'].map((value) => ({ value, words: value }));

  it.each([
    ['CTOs in Paris, not in Berlin; no agencies', ['no agencies'], ['not in Berlin', 'no agencies']],
    ['CTOs in Paris, not in Berlin. We sell maps.', ['We sell maps'], ['not in Berlin', 'We sell maps']],
    ['CTOs in Paris, not in Berlin', ['not'], ['not in Berlin']],
    ['CTOs in Paris, nicht in Berlin', ['nicht'], ['nicht in Berlin']],
    ['CTOs in Paris, not in Berlin or Hamburg', ['not in Berlin'], ['not in Berlin or Hamburg']],
  ])('adds to what the rules know: "%s" without %o', async (sentence, excluded, leftOver) => {
    const parsed = await parsedAs(sentence, { excluded, jobTitles, locations });
    expect(parsed.filters.locations).toEqual(['Paris']);
    expect(parsed.leftOver).toEqual(leftOver);
  });

  it('takes nothing from what is asked for where it is not copied', async () => {
    const { filters, leftOver } = await parsedAs('Sales managers in Graz, no junior ones', {
      excluded: ['no junior sales managers'],
      jobTitles: [{ value: 'Sales Manager', words: 'Sales managers' }],
      ...inPlace('Graz', 'Graz'),
    });
    expect(filters).toMatchObject({ jobTitles: ['Sales Manager'], locations: ['Graz'] });
    expect(leftOver).toEqual(['no junior ones']);
  });

  it('is said where it is not copied and no rule knows it', async () => {
    const sentence = 'CTOs in Paris, Berlin haben wir schon';
    const { leftOver } = await parsedAs(sentence, { excluded: ['we already have Berlin'], jobTitles, locations });
    expect(leftOver).toContain('Berlin');
  });
});

it('keeps what is asked for behind what the writer offers', async () => {
  const { filters } = await parsedAs('Nous sommes une agence à Paris qui cherche des DRH à Lyon', {
    jobTitles: [{ value: 'HR Director', words: 'DRH' }],
    ...inPlace('Lyon', 'Lyon'),
  });
  expect(filters).toMatchObject({ jobTitles: ['HR Director'], locations: ['Lyon'] });
});

describe('values', () => {
  it.each([
    ['jobTitles', 'Vice President Sales', 'VP of Sales'],
    ['jobTitles', 'Vertriebspartnerbetreuer', 'Vertriebspartnerbetreuer'],
    ['locations', 'München', 'Munich'],
    ['locations', 'Americas', 'Americas'],
    ['jobTitles', 'Chief Security Officer', 'Chief Security Officer'],
    ['jobTitles', 'Chief Information Security Officer', 'CISO'],
    ['locations', 'Dalton, Georgia', 'Dalton, Georgia'],
    ['industries', 'Footwear', 'Footwear'],
  ] as const)('of %s have the form that the built-in reader gives them: "%s" is "%s"', async (filter, value, shown) => {
    const parsed = await parsedAs('wizards there', { [filter]: [{ value, words: 'wizards' }] });
    expect(parsed.filters[filter]).toEqual([shown]);
  });

  it.each([
    ['Acme Tools', 'acme-tools.com', ['Acme Tools']],
    ['acme-tools.com', 'acme-tools.com', ['Acme Tools']],
    ['Acmetools', 'acme-tools.com', ['Acmetools']],
    ['Northwind', 'acme-tools.com', ['Acme Tools']],
    ['Acme', 'acme-tools.com', ['Acme Tools']],
    ['Northwind', 'Northwind', []],
  ])('name employers by their domains: "%s"', async (value, words, companyNames) => {
    const parsed = await parsedAs('engineers at acme-tools.com', {
      jobTitles: [{ value: 'Engineer', words: 'engineers' }],
      companyNames: [{ value, words }],
    });
    expect(parsed.filters.companyNames).toEqual(companyNames);
  });

  it('of companies are what the model reads, and not what the rules would', async () => {
    const parsed = await parsedAs('engineers at Northwind Freight', {
      jobTitles: [{ value: 'Engineer', words: 'engineers' }],
    });
    expect(parsed.filters.companyNames).toEqual([]);
    expect(parsed.leftOver).toEqual(['Northwind Freight']);
  });
});

describe('a request that is no search', () => {
  const jobTitles = [{ value: 'Teacher', words: 'teachers' }];

  it('is refused when the model says that it is about private life', async () => {
    const reading = await readAs('teachers whose grandparents came over the border', { request: 'private', jobTitles });
    expect(reading).toEqual({ ok: false, hint: expect.stringContaining('not looked for by health, belief') });
  });

  it('is refused when the model says that it is another task', async () => {
    const reading = await readAs('which gift would please teachers', { request: 'other', jobTitles });
    expect(reading).toEqual({ ok: false, hint: expect.stringContaining('something else than people') });
  });
});

it('leaves out what the model says only frames the request, and nothing else', async () => {
  const { leftOver } = await parsedAs('Mich würden CTOs in Bonn brennend interessieren, remote', {
    jobTitles: [{ value: 'CTO', words: 'CTOs' }],
    ...inPlace('Bonn', 'Bonn'),
    framing: ['Mich würden', 'brennend interessieren'],
  });
  expect(leftOver).toEqual(['remote']);
});
