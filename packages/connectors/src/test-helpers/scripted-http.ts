import { readFileSync } from 'node:fs';
import { parseJson } from '../http/parse-json.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from '../http/types.ts';
import type { CompanyQuery, ConnectorSettings } from '../types.ts';

type Script = [pattern: RegExp, status: number, body: string, headers?: Record<string, string>][];

/** Answers by the address; what no line of the script covers is 404. Keeps what was asked. */
export function scriptedHttp(script: Script): HttpClient & { asked: HttpRequest[] } {
  const asked: HttpRequest[] = [];
  const request = async (sent: HttpRequest): Promise<HttpAnswer> => {
    asked.push(sent);
    const [, status, body, headers = {}] = script.find(([pattern]) => pattern.test(sent.url)) ?? [/./, 404, ''];
    if ((status < 200 || status > 299) && !sent.accept?.includes(status)) throw new Error(`status ${status}`);
    return { status, headers, url: sent.url, body, fetchedAt: new Date('2026-11-21T00:00:00Z'), fromStore: false };
  };
  return {
    asked,
    request,
    json: async (sent, schema) => {
      const answer = await request(sent);
      return { data: parseJson(sent.vendor, answer.body, schema), answer };
    },
  };
}

/** Text of a fixture, by its address relative to `here`, the test's own. */
export const fixture = (here: string, name: string) => readFileSync(new URL(`./fixtures/${name}`, here), 'utf8');

export const settings = (baseUrl: string, apiKey: string | null = null): ConnectorSettings => ({
  baseUrl,
  apiKey,
  contactEmail: null,
  generic: null,
});

export const northwind = (changes: Partial<CompanyQuery> = {}): CompanyQuery => ({
  name: 'Northwind Robotics',
  domain: 'northwind.example',
  locations: [],
  ids: {},
  ...changes,
});
