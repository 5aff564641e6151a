import { describe, expect, test } from 'vitest';
import { errorMessage, READ_FAILURE, restError } from './errors.ts';

describe('the message of a thrown value', () => {
  test.each([
    [new Error('No such company'), 'No such company'],
    ['plain text', 'plain text'],
    [{ message: 'from the server' }, 'from the server'],
    [new TypeError('Failed to fetch'), 'Can’t reach the server. Check that it is running.'],
    [new TypeError('Load failed'), 'Can’t reach the server. Check that it is running.'],
  ])('is shown', (thrown, expected) => {
    expect(errorMessage(thrown, 'default')).toBe(expected);
  });

  test.each([undefined, null, 42, {}, new Error(''), { message: 7 }])(
    'is the default when there is none (%s)',
    (thrown) => {
      expect(errorMessage(thrown, 'default')).toBe('default');
    },
  );
});

describe('a REST answer that is not ok', () => {
  test.each([
    ['{"message":"Give a CSV file","code":"BAD_REQUEST"}', '400: Give a CSV file'],
    ['plain words', '400: plain words'],
    ['', '400: Bad Request'],
  ])('gives the status and the message of the body %s', async (body, expected) => {
    const error = await restError(new Response(body, { status: 400, statusText: 'Bad Request' }));
    expect(error.message).toBe(expected);
  });
});

test('each failed read has its own words', () => {
  expect(READ_FAILURE).toMatchObject({
    companies: 'Failed to fetch companies',
    company: 'Failed to fetch company',
    search: 'Failed to search companies',
    companyData: 'Failed to fetch company data',
    sources: 'Failed to fetch data sources',
    analytics: 'Failed to fetch analytics',
    employees: 'Failed to fetch employee data',
    locations: 'Failed to fetch location data',
    export: 'Failed to export data',
    report: 'Failed to fetch report',
  });
});
