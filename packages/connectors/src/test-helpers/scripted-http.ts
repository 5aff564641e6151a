import { readFileSync } from 'node:fs';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { CompanyQuery, ConnectorSettings } from '../types.ts';
import { createFakeHttp } from './fake-http.ts';

type Script = [pattern: RegExp, status: number, body: string, headers?: Record<string, string>][];

/** Answers by the address; what no line of the script covers is 404. Keeps what was asked. */
export function scriptedHttp(script: Script): HttpClient & { asked: HttpRequest[] } {
  const { http, requests } = createFakeHttp(({ url }) => {
    const [, status, body, headers = {}] = script.find(([pattern]) => pattern.test(url)) ?? [/./, 404, ''];
    return { status, body, headers };
  });
  return { ...http, asked: requests };
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
