import { PEOPLE_SOURCE_IDS, type PeopleFilters } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, type Sandbox, startSandbox } from '../../packages/sandbox/src/server/index.ts';
import { type SandboxPerson, tradeOf } from '../../packages/sandbox/src/server/people/sandbox-person.ts';
import { FAULTS, HURRIED_MS } from './contract-kit.ts';
import { checkPerson, keyOf, knownTo, openKit, readAll, truthOf } from './people-kit.ts';

/** More than any connector sends for one question, with all repetitions. */
const EVERY_TIME = 1000;
const DEMO = { jobTitles: ['VP of Engineering'], industries: ['Fintech'], locations: ['Berlin', 'London'] };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 150 });
});
afterAll(() => sandbox.close());

describe.each(PEOPLE_SOURCE_IDS)('%s', (id) => {
  const connector = PEOPLE_CONNECTORS[id];
  const foundKeys = (numbers: SandboxPerson[]) =>
    numbers.map(({ number }) =>
      keyOf({ source: id, id: id === 'apollo' ? `66aa${number.padStart(20, '0')}` : `pdl_${number}_0000` }),
    );
  const known = (count: number) => knownTo(sandbox, id).slice(0, count);

  it('finds VPs of engineering at fintech companies in Berlin or London', async () => {
    const kit = openKit(sandbox, connector);
    const page = await kit.search(DEMO);
    expect(page.people.length).toBeGreaterThan(2);
    expect(page.total).toBe(page.people.length);
    for (const person of page.people) {
      checkPerson(person, id);
      const { title, city, company } = truthOf(sandbox, person);
      expect(title).toMatch(/VP.*Engineering/);
      expect(['Berlin', 'London']).toContain(city);
      expect(tradeOf(company).tags.join()).toMatch(/fintech/);
    }
    await kit.close();
  });

  it('pays for a page what is invoiced, at most what was said before, and for the same page once a day', async () => {
    const kit = openKit(sandbox, connector);
    await kit.search(DEMO, null, 3);
    expect(kit.usage()).toMatchObject({ credits: kit.invoiced(), reserved: 0 });
    expect(kit.invoiced()).toBe(id === 'apollo' ? 0 : 3);
    expect(connector.searchCredits(3)).toBe(kit.invoiced());
    await kit.search(DEMO, null, 3);
    expect(kit.invoiced()).toBe(connector.searchCredits(3));
    await kit.close();
  });

  it.each([
    ['Lisbon', 7],
    ['Aarhus', 10],
    ['Denver', 4],
    ['Oslo', 25],
  ])('pages through %s to the end, %i at a time, with nobody twice and nobody missing', async (city, perPage) => {
    const kit = openKit(sandbox, connector);
    const pages = await readAll((cursor) => kit.search({ locations: [city] }, cursor, perPage));
    const people = pages.flatMap((page) => page.people);
    const expected = knownTo(sandbox, id).filter((person) => person.city === city);
    expect(expected.length).toBeGreaterThan(2);
    expect(new Set(people.map((person) => person.id)).size).toBe(expected.length);
    expect(people).toHaveLength(expected.length);
    for (const { total } of pages) expect(total).toBe(expected.length);
    expect(kit.usage()).toMatchObject({ credits: kit.invoiced(), reserved: 0 });
    await kit.close();
  });

  it('has an empty page, free of charge, where nobody fits', async () => {
    const kit = openKit(sandbox, connector);
    expect(await kit.search({ locations: ['Atlantis'] })).toEqual({ people: [], total: 0, next: null });
    expect(kit.usage()).toMatchObject({ credits: 0, reserved: 0 });
    await kit.close();
  });

  it.each([{}, { jobTitles: [' '], keywords: '  ' }, { companySize: { min: null, max: null } }])(
    'asks nobody for everybody: %j',
    async (filters) => {
      const kit = openKit(sandbox, connector);
      await expect(kit.search(filters)).rejects.toMatchObject({ kind: 'invalid_request', vendor: id });
      expect(kit.sent).toEqual([]);
      await kit.close();
    },
  );

  it.each(['0', '-1', 'x', '', '1e3'])('takes no foreign cursor: %j', async (cursor) => {
    const kit = openKit(sandbox, connector);
    await expect(kit.search(DEMO, cursor)).rejects.toMatchObject({ kind: 'invalid_request' });
    expect(kit.sent).toEqual([]);
    await kit.close();
  });

  it('asks for at most a hundred and at least one', async () => {
    const kit = openKit(sandbox, connector);
    expect((await kit.search({ locations: ['Germany'] }, null, 500)).people).toHaveLength(100);
    expect((await kit.search({ locations: ['Germany'] }, null, 0)).people).toHaveLength(1);
    expect(kit.usage().credits).toBe(connector.searchCredits(500) + connector.searchCredits(0));
    await kit.close();
  });

  const trade = (pattern: RegExp) => (person: SandboxPerson) =>
    pattern.test([tradeOf(person.company).network, ...tradeOf(person.company).tags].join());
  const size = (min: number, max: number) => (person: SandboxPerson) => {
    const persons = sandbox.world.headcount(person.company, id);
    return persons >= min && persons <= max;
  };
  const filters: [string, Partial<PeopleFilters>, (person: SandboxPerson) => boolean][] = [
    ['a title', { jobTitles: ['VP of Sales'] }, ({ title }) => /VP.*Sales/.test(title ?? '')],
    [
      'titles',
      { jobTitles: ['Head of Operations', 'CFO'] },
      ({ title }) => /^(Head of Operations|CFO)$/.test(title ?? ''),
    ],
    ['a city', { locations: ['Munich'] }, ({ city }) => city === 'Munich'],
    ['a city with its country', { locations: ['Paris, France'] }, ({ city }) => city === 'Paris'],
    ['a state', { locations: ['Massachusetts'] }, ({ state }) => state === 'Massachusetts'],
    ['a city with its state', { locations: ['Denver, CO'] }, ({ state }) => state === 'Colorado'],
    ['countries', { locations: ['USA', 'Portugal'] }, ({ country }) => /United States|Portugal/.test(country)],
    ['a part of the world', { locations: ['DACH'] }, ({ country }) => /Germany|Austria|Switzerland/.test(country)],
    ['an industry', { industries: ['Machinery'] }, trade(/machinery/)],
    ['a trade', { industries: ['fintech'] }, trade(/fintech/)],
    ['ranks', { seniorities: ['director', 'vp'] }, ({ seniority }) => /^(director|vp)$/.test(seniority)],
    ['a head', { seniorities: ['head'] }, ({ seniority }) => seniority === 'head'],
    ['a founder', { seniorities: ['founder'] }, ({ seniority }) => seniority === 'founder'],
    ['an intern', { seniorities: ['intern'] }, ({ seniority }) => seniority === 'intern'],
    ['a size', { companySize: { min: 100, max: 300 } }, (person) => size(100, 300)(person)],
    ['a size without an end', { companySize: { min: 1000, max: null } }, (person) => size(1000, 1e9)(person)],
    ['a size without a beginning', { companySize: { min: null, max: 20 } }, (person) => size(0, 20)(person)],
    ['a keyword', { keywords: 'negotiation' }, ({ skills }) => skills.includes('negotiation')],
  ];

  it.each(filters)('filters by %s', async (_name, given, fits) => {
    const kit = openKit(sandbox, connector);
    const page = await kit.search(given, null, 100);
    expect(page.people.length).toBeGreaterThan(0);
    expect(page.total).toBeLessThan(knownTo(sandbox, id).length);
    for (const person of page.people) expect(truthOf(sandbox, person)).toSatisfy(fits);
    // And leaves out few of those who fit: employers and titles are missing here and there.
    const expected = knownTo(sandbox, id).filter(fits).length;
    expect(page.total).toBeGreaterThan(expected * 0.8);
    expect(page.total).toBeLessThanOrEqual(expected);
    await kit.close();
  });

  it('filters by everything together', async () => {
    const kit = openKit(sandbox, connector);
    const given = {
      jobTitles: ['VP of Engineering', 'CTO'],
      locations: ['Germany', 'United Kingdom', 'France'],
      industries: ['Fintech', 'Software'],
      seniorities: ['vp', 'c_suite'] as const,
      companySize: { min: 20, max: 5000 },
      keywords: 'software',
    };
    const page = await kit.search({ ...given, seniorities: [...given.seniorities] }, null, 100);
    expect(page.people.length).toBeGreaterThan(0);
    for (const person of page.people) {
      const truth = truthOf(sandbox, person);
      expect(truth.title).toMatch(/VP.*Engineering|CTO/);
      expect(['Germany', 'United Kingdom', 'France']).toContain(truth.country);
      expect(truth).toSatisfy(trade(/fintech|software|financial|banking/));
      expect(truth).toSatisfy(size(20, 5000));
    }
    await kit.close();
  });

  it('reveals one person, for a credit, and not for a second one', async () => {
    const kit = openKit(sandbox, connector);
    const [person] = known(1) as [SandboxPerson];
    const keys = foundKeys([person]);
    const [revealed] = await kit.reveal(keys);
    if (!revealed) throw new Error('nobody was revealed');
    checkPerson(revealed, id);
    expect(revealed).toMatchObject({ name: `${person.firstName} ${person.lastName}`, isNameHidden: false });
    expect(kit.usage()).toMatchObject({ credits: 1, reserved: 0 });
    expect(await kit.reveal(keys)).toEqual([revealed]);
    expect(kit.invoiced()).toBe(1);
    expect(kit.sent[0]?.paid).toMatchObject({ key: `person:${keys[0]?.id}`, freshForMs: 30 * 86_400_000 });
    await kit.close();
  });

  it('reveals many in the order asked, with holes for those unknown, and each of them once', async () => {
    const kit = openKit(sandbox, connector);
    const people = known(23);
    const keys = foundKeys(people).reverse();
    const nobody = keyOf({ source: id, id: 'nobody' });
    const asked = [nobody, ...keys, keys[3] ?? nobody, nobody];
    const revealed = await kit.reveal(asked);
    expect(revealed.map((person) => person?.id ?? null)).toEqual([
      null,
      ...keys.map((key) => key.id),
      keys[3]?.id,
      null,
    ]);
    expect(kit.invoiced()).toBe(people.length * connector.revealCredits);
    expect(kit.usage()).toMatchObject({ credits: kit.invoiced(), reserved: 0 });
    // 24 different ones: ten at a time, or all at once.
    expect(kit.sent).toHaveLength(id === 'apollo' ? 3 : 1);
    await kit.reveal([...asked].reverse());
    expect(kit.invoiced()).toBe(people.length);
    await kit.close();
  });

  it('reveals everybody without a placeholder, and says who has an address', async () => {
    const kit = openKit(sandbox, connector);
    const people = known(100);
    const revealed = await kit.reveal(foundKeys(people));
    revealed.forEach((person, index) => {
      if (!person) throw new Error('a person is missing');
      checkPerson(person, id);
      expect([people[index]?.email, null]).toContain(person.email);
      expect(person.hasEmail).toBe(person.email !== null);
    });
    expect(revealed.filter((person) => person?.email).length).toBeGreaterThan(60);
    await kit.close();
  });

  it('knows somebody by page, by e-mail and by name with employer', async () => {
    const kit = openKit(sandbox, connector);
    const person = knownTo(sandbox, id).find(({ email, isEmployed }) => email !== null && isEmployed);
    if (person === undefined) throw new Error('nobody has an address');
    const { company, slug, email, firstName, lastName } = person;
    const ways = [
      keyOf({ linkedinUrl: `https://www.linkedin.com/in/${slug}` }),
      keyOf({ email: email?.toUpperCase() ?? null }),
      keyOf({ name: `${firstName} ${lastName}`, organizationName: company.name, organizationDomain: company.domain }),
      // The id of the other source says nothing here.
      keyOf({ source: id === 'apollo' ? 'pdl' : 'apollo', id: 'other', linkedinUrl: `linkedin.com/in/${slug}` }),
    ];
    for (const way of ways) expect((await kit.reveal([way]))[0]?.name).toBe(`${firstName} ${lastName}`);
    await kit.close();
  });

  it('asks nobody by half a name, by a name alone or by nothing', async () => {
    const kit = openKit(sandbox, connector);
    const organization = { organizationName: 'Any', organizationDomain: 'any.example.com' };
    const keys = [
      keyOf({ name: 'Marta Ol***a', ...organization }),
      keyOf({ name: 'Marta', ...organization }),
      keyOf({ name: 'Marta Oliveira' }),
      keyOf({}),
    ];
    expect(await kit.reveal(keys)).toEqual([null, null, null, null]);
    expect(await kit.reveal([])).toEqual([]);
    expect(kit.sent).toEqual([]);
    await kit.close();
  });

  it('takes nothing for nobody', async () => {
    const kit = openKit(sandbox, connector);
    // Each way to say "no match" is met.
    for (let number = 0; number < 12; number++) {
      expect(await kit.reveal([keyOf({ email: `nobody${number}@nowhere.example.com` })])).toEqual([null]);
    }
    expect(await kit.reveal([keyOf({ source: id, id: 'one' }), keyOf({ source: id, id: 'two' })])).toEqual([
      null,
      null,
    ]);
    expect(kit.usage()).toMatchObject({ credits: 0, reserved: 0 });
    expect(kit.invoiced()).toBe(0);
    await kit.close();
  });

  const badKeys: [apiKey: string | null, kind: string][] = [
    ['wrong', 'auth'],
    [`sandbox-${id}-key-empty`, 'credits_exhausted'],
    [`sandbox-${id}-key-scope`, 'forbidden'],
    [null, 'not_connected'],
  ];
  if (id === 'apollo') {
    badKeys.push(['sandbox-apollo-key-plan', 'forbidden'], ['sandbox-apollo-key-blocked', 'credits_exhausted']);
  }

  const questions: [string, (kit: ReturnType<typeof openKit>, apiKey?: string | null) => Promise<unknown>][] = [
    ['a search', (kit, apiKey) => kit.search({ jobTitles: ['CEO'] }, null, 5, apiKey)],
    ['one reveal', (kit, apiKey) => kit.reveal(foundKeys(known(1)), apiKey)],
    ['a bulk reveal', (kit, apiKey) => kit.reveal(foundKeys(known(3)), apiKey)],
  ];

  describe.each(questions)('%s', (_name, question) => {
    const failureOf = (kit: ReturnType<typeof openKit>, apiKey?: string | null) =>
      question(kit, apiKey).then(
        (answer) => ({ kind: 'no failure', message: JSON.stringify(answer), field: null, name: '', vendor: '' }),
        (error) => error,
      );

    it.each(Object.keys(FAULTS) as Fault[])('survives %s', async (fault) => {
      const kit = openKit(sandbox, connector, { timeoutMs: fault.startsWith('slow') ? HURRIED_MS : null });
      sandbox.setFault(id, fault, EVERY_TIME);
      try {
        const failure = await failureOf(kit);
        expect(failure, failure.message).toMatchObject({ name: 'ConnectorError', kind: FAULTS[fault], vendor: id });
        expect(failure.message).not.toContain('sandbox-');
        if (fault === 'wrong-shape') expect(failure.field).toBeTruthy();
      } finally {
        sandbox.clearFaults();
        await kit.close();
      }
      const later = openKit(sandbox, connector);
      await question(later);
      expect(later.usage()).toMatchObject({ credits: later.invoiced(), reserved: 0 });
      await later.close();
    });

    it.each(badKeys)('with the key %s fails as %s, free of charge', async (apiKey, kind) => {
      const kit = openKit(sandbox, connector);
      const failure = await failureOf(kit, apiKey);
      expect(failure).toMatchObject({ kind, vendor: id });
      expect(failure.message).not.toContain(apiKey ?? 'sandbox-');
      expect(kit.usage()).toMatchObject({ credits: 0, reserved: 0 });
      await kit.close();
    });
  });
});

describe('People Data Labs on a plan without contacts', () => {
  it('shows a flag as no address, and says that there is one', async () => {
    const kit = openKit(sandbox, PEOPLE_CONNECTORS.pdl, { ending: '-plan' });
    const person = knownTo(sandbox, 'pdl').find(({ email, phone }) => email !== null && phone !== null);
    const key = keyOf({ source: 'pdl', id: `pdl_${person?.number}_0000` });
    expect(await kit.reveal([key])).toMatchObject([{ email: null, phone: null, hasEmail: true, hasPhone: true }]);
    await kit.close();
  });
});
