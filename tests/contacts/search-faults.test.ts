import { setTimeout as sleep } from 'node:timers/promises';
import { searchContacts } from '@workbench/services/contacts';
import { searchContactsInput } from '@workbench/services/contacts/schemas';
import type { Logger } from '@workbench/services/shared/context';
import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

// Keys are entered as a person does, so that each test can take another account.
const product = useProduct({ APOLLO_API_KEY: undefined, PDL_API_KEY: undefined });
const KEYS = { apollo: 'sandbox-apollo-key', pdl: 'sandbox-pdl-key' };
const LABELS = { apollo: 'Apollo', pdl: 'People Data Labs' };
/** Of a source that keeps silent in the sandbox. */
const FAULT_MS = 3000;
/** Also those beside the search, like a look at what an account has used. */
const EVERY_CALL = 100;
type Source = keyof typeof KEYS;
const other = (source: Source): Source => (source === 'apollo' ? 'pdl' : 'apollo');

const connect = (id: Source, apiKey: string) =>
  sendJson(product.api.origin, 'PUT', `/api/sources/${id}/connection`, { apiKey, creditCap: 100_000 });
/** Another page size each time: what was bought is not asked for again. */
let perPage = 3;
const search = (source: string, further: object = {}) => {
  const path = source === 'pdl' ? '/api/contacts/search/pdl' : '/api/contacts/search';
  const body = { jobTitles: ['Engineer'], perPage: perPage++, ...further };
  return sendJson(product.api.origin, 'POST', path, source === 'pdl' ? body : { ...body, source });
};
const connectBoth = async (keys: Partial<typeof KEYS> = {}) => {
  await connect('apollo', keys.apollo ?? KEYS.apollo);
  await connect('pdl', keys.pdl ?? KEYS.pdl);
};

/** A success closes the circuit that failures in a row have opened. */
afterEach(async () => {
  product.sandbox.clearFaults();
  await connectBoth();
  await search('both');
});

const ACCOUNTS: [string, string, RegExp][] = [
  ['a wrong key', 'wrong', /key/i],
  ['an account without credits', '-empty', /credit/i],
  ['a key without the scope', '-scope', /allow|plan|permission|scope/i],
];

describe.each<Source>(['apollo', 'pdl'])('%s', (source) => {
  it.each(ACCOUNTS)(
    'with %s is told of beside the other’s people, and alone it is an error',
    async (_name, end, words) => {
      const key = end.startsWith('-') ? `${KEYS[source]}${end}` : 'wrong-key-123456';
      await connectBoth({ [source]: key });
      const { contacts, asked } = await search('both');
      expect(contacts.length).toBeGreaterThan(0);
      const told = asked.find((one: { source: string }) => one.source === source);
      expect(told).toMatchObject({ found: 0, credits: 0 });
      expect(told.problem).toMatch(words);
      expect(told.problem).not.toContain(key);
      expect(asked.find((one: { source: string }) => one.source === other(source)).problem).toBeNull();
      await expect(search(source)).rejects.toThrow(new RegExp(`503 .*${LABELS[source]}`));
    },
  );

  it.each(['server-error', 'html-502', 'wrong-shape', 'truncated-json', 'reset', 'text-in-200'] as const)(
    'failing with %s is a notice beside the other’s people',
    async (fault) => {
      await connectBoth();
      product.sandbox.setFault(source, fault, EVERY_CALL);
      const { contacts, asked } = await search('both');
      expect(contacts.length).toBeGreaterThan(0);
      expect(asked.find((one: { source: string }) => one.source === source).problem).toMatch(/\S{3,}/);
    },
  );

  it('that keeps silent is a notice within its own time limit, and the other does not wait for it', async () => {
    await connectBoth();
    product.sandbox.setFault(source, 'slow-headers', 1);
    const input = searchContactsInput.parse({ jobTitles: ['Engineer'], source: 'both', perPage: perPage++ });
    // Timers of one process: a machine that is slow delays both alike.
    const late = sleep(FAULT_MS - 100).then(() => Promise.reject(new Error('It waited for the one that keeps silent')));
    const { contacts, asked } = await Promise.race([searchContacts({ ctx: product.ctx, input }, undefined, 800), late]);
    expect(contacts.length).toBeGreaterThan(0);
    expect(asked.find((one) => one.source === source)?.problem).toMatch(/No answer within/);
  });
});

it('both failing is an error that names both, and never an empty result', async () => {
  await connectBoth({ apollo: 'wrong-key-123456', pdl: 'wrong-key-654321' });
  await expect(search('both')).rejects.toThrow(/503 .*Failed to search contacts.*Apollo.*People Data Labs/);
});

it('nobody found is no problem of any source', async () => {
  await connectBoth();
  const { contacts, asked, totalResults } = await search('both', { jobTitles: ['Chief Zeppelin Whisperer'] });
  expect([contacts, totalResults]).toEqual([[], 0]);
  for (const { problem } of asked) expect(problem).toBeNull();
});

it('one empty and one failing is not told as nobody found', async () => {
  await connectBoth({ apollo: 'wrong-key-123456' });
  const { asked } = await search('both', { jobTitles: ['Chief Zeppelin Whisperer'] });
  expect(asked.find((one: { source: string }) => one.source === 'apollo').problem).toMatch(/key/i);
});

it('no key reaches a log line or an answer', async () => {
  const lines: string[] = [];
  const write = (details: object, message: string) => {
    lines.push(message + JSON.stringify(details, (_, value) => (value instanceof Error ? `${value.stack}` : value)));
  };
  const log: Logger = { info: write, warn: write, error: write };
  const ctx = { ...product.ctx, log };
  for (const end of ['-empty', '-scope', 'x']) {
    await connectBoth({ apollo: `${KEYS.apollo}${end}`, pdl: `${KEYS.pdl}${end}` });
    const input = searchContactsInput.parse({ jobTitles: ['Engineer'], source: 'both', perPage: perPage++ });
    const answer = await searchContacts({ ctx, input }).catch((error: Error) => error.message);
    lines.push(JSON.stringify(answer));
  }
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('\n')).not.toMatch(/sandbox-(apollo|pdl)-key/);
});
