import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itemsInOrder, readCursor, toFoundPerson, toPeoplePage, toRevealedPerson } from './mapper.ts';
import { bulkAnswer, type PeopleSearchAnswer, peopleSearchAnswer, personEnrichAnswer } from './schema.ts';

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const page = peopleSearchAnswer.parse(fixture('person-search')) as PeopleSearchAnswer;

describe('toPeoplePage', () => {
  it('writes names as people do, and reads a flag as no value', () => {
    expect(toPeoplePage(page)).toEqual({
      people: [
        {
          source: 'pdl',
          id: 'pdl_ex_0001_0000',
          name: 'Marta Oliveira',
          isNameHidden: false,
          title: 'Head of Operations',
          organizationName: 'Northwind Freight',
          organizationDomain: 'northwind-freight.example',
          organizationIndustry: 'Logistics and Supply Chain',
          organizationSize: 243,
          email: null,
          emailStatus: null,
          phone: null,
          city: 'Porto',
          state: 'Porto',
          country: 'Portugal',
          linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira-example',
          seniority: 'head',
          hasEmail: true,
          hasPhone: false,
        },
      ],
      total: 318,
      next: '318:1117$12.35',
    });
  });

  it.each([null, undefined, ''])('is the last page with the token %j', (scroll_token) => {
    expect(toPeoplePage({ ...page, scroll_token }).next).toBeNull();
  });

  it('reads its own cursor back, whatever stands in the token', () => {
    expect(readCursor('318:1117$12.35')).toEqual({ total: 318, token: '1117$12.35' });
    expect(readCursor('0:a:b\n')).toEqual({ total: 0, token: 'a:b\n' });
    for (const other of ['', '318', '318:', ':x', 'x:y', '2']) expect(readCursor(other)).toBeNull();
  });
});

describe('toFoundPerson', () => {
  it('gives addresses of a plan that shows them, and private ones never', () => {
    const found = (more: object) => toFoundPerson({ id: 'a', ...more });
    expect(found({ work_email: 'a@b.example', mobile_phone: '+1', emails: true })).toMatchObject({
      email: 'a@b.example',
      phone: '+1',
      hasEmail: true,
      hasPhone: true,
    });
    const emails = [
      { address: 'me@home.example', type: 'personal' },
      { address: 'me@work.example', type: 'current_professional' },
    ];
    expect(found({ emails }).email).toBe('me@work.example');
    expect(found({ emails: emails.slice(0, 1) }).email).toBeNull();
    expect(found({ phone_numbers: ['+2'] }).phone).toBe('+2');
  });

  it('knows from flags alone whether there is something to reveal', () => {
    const flags = (work_email: unknown, phone_numbers: unknown) => {
      const { hasEmail, hasPhone } = toFoundPerson({ id: 'a', work_email, phone_numbers } as never);
      return [hasEmail, hasPhone];
    };
    expect(flags(true, true)).toEqual([true, true]);
    expect(flags(false, false)).toEqual([false, false]);
    expect(flags(null, undefined)).toEqual([null, null]);
  });

  it('does without anything but the id', () => {
    expect(toFoundPerson({ id: 'a' })).toMatchObject({ name: '', title: null, country: null, seniority: null });
  });

  it.each([
    ['porto, porto, portugal', 'Porto', 'Porto', 'Portugal'],
    ['california, united states', null, 'California', 'United States'],
    ['isle of man', null, null, 'Isle of Man'],
    [true, null, null, null],
  ])('reads the place %j', (location_name, city, state, country) => {
    expect(toFoundPerson({ id: 'a', location_name })).toMatchObject({ city, state, country });
  });
});

describe('toRevealedPerson', () => {
  it('says what is not there where the plan would show it', () => {
    const answer = personEnrichAnswer.parse(fixture('person-enrich'));
    if (answer.status !== 200) throw new Error('the fixture is a match');
    expect(toRevealedPerson(answer)).toMatchObject({
      name: 'Marta Oliveira',
      email: 'marta@northwind-freight.example',
      emailStatus: null,
      hasEmail: true,
      hasPhone: false,
    });
  });

  it('keeps how sure the match is, and loses nobody over a number that makes no sense', () => {
    const revealed = (likelihood: unknown) => {
      const answer = personEnrichAnswer.parse({ status: 200, likelihood, data: { id: 'a' } });
      return answer.status === 200 ? toRevealedPerson(answer) : null;
    };
    expect([8, 1, 10].map((likelihood) => revealed(likelihood)?.likelihood)).toEqual([8, 1, 10]);
    expect([null, undefined, 0, 11, 'high'].map((likelihood) => revealed(likelihood)?.likelihood)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(toFoundPerson({ id: 'a' })).not.toHaveProperty('likelihood');
  });
});

describe('itemsInOrder', () => {
  const item = (id: string, row?: number) => ({
    status: 200,
    data: { id },
    ...(row !== undefined && { metadata: { row } }),
  });
  const order = (items: unknown[], count: number) =>
    itemsInOrder(bulkAnswer.parse(items), count).map((one) => (one && 'data' in one ? one.data.id : null));

  it('goes by our row numbers, and by the places where they did not come back', () => {
    expect(order([item('b', 1), item('a', 0)], 2)).toEqual(['a', 'b']);
    expect(order([item('a'), { status: 404 }, item('c')], 3)).toEqual(['a', null, 'c']);
    expect(order([item('b', 1)], 2)).toEqual([null, 'b']);
    expect(order([item('b')], 2)).toEqual([null, null]);
  });
});
