import { expect, it } from 'vitest';
import { createSandboxWorld } from '../../sandbox-world.ts';
import type { SandboxVendor } from '../../types.ts';
import { clinicalTrialsVendor } from './clinical-trials.ts';
import { crossrefVendor } from './crossref.ts';
import { gdeltVendor } from './gdelt.ts';
import { githubVendor } from './github.ts';
import { companiesNamed } from './story-search.ts';

const world = createSandboxWorld({ seed: 7, companies: 30 });
const AGENT = { 'user-agent': 'Test/1.0' };

function ask(vendor: SandboxVendor, address: string, headers: Record<string, string> = AGENT) {
  const { pathname: path, searchParams: query } = new URL(address, 'http://sandbox.example');
  const request = { method: 'GET', host: vendor.id, path, query, headers, body: '', creditsInvoiced: 0 };
  return vendor.answer({ ...request, baseUrl: () => '' }, world);
}
const GDELT = '/api/v2/doc/doc?mode=artlist&format=json';

it.each([
  [`${GDELT}&query="QZ"`, gdeltVendor, 200, 'The specified phrase is too short.'],
  [`${GDELT}&query="Acme" OR "Bcme"`, gdeltVendor, 200, "Queries containing OR'd terms must be surrounded by ()."],
  [`${GDELT}&query="Acme"&colour=red`, gdeltVendor, 200, 'Invalid parameter: colour.'],
  ['/works?query.affiliation=Acme&colour=red', crossrefVendor, 400, 'parameter-not-allowed'],
  ['/works?rows=5000', crossrefVendor, 400, 'integer-not-valid'],
  ['/api/v2/studies?colour=red', clinicalTrialsVendor, 400, 'Unknown parameter: colour'],
  ['/api/v2/studies?pageToken=invented', clinicalTrialsVendor, 400, '`pageToken` parameter is incorrect'],
  ['/api/v2/studies?filter.overallStatus=OPEN', clinicalTrialsVendor, 400, 'incorrect value: OPEN'],
  ['/orgs/no_such_login', githubVendor, 404, 'Not Found'],
])('%s is refused as the service does it', (address, vendor, status, words) => {
  const answer = ask(vendor, address);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(words);
});

it('GDELT and GitHub refuse whoever does not say who asks', () => {
  expect(ask(gdeltVendor, `${GDELT}&query="Acme"`, {}).status).toBe(429);
  expect(ask(githubVendor, '/orgs/acme', {}).status).toBe(403);
});

it('GDELT says that nothing was found with an empty object', () => {
  expect(ask(gdeltVendor, `${GDELT}&query="Nobody Of This Name"`).body).toEqual({});
});

it('a search finds a company by the words of its name, and not by a part of a word', () => {
  const [company] = world.all();
  const name = company?.name ?? '';
  expect(companiesNamed(world, name.toUpperCase())).toEqual([company]);
  expect(companiesNamed(world, name.slice(0, -1))).toEqual([]);
  expect(companiesNamed(world, ' ')).toEqual([]);
});
