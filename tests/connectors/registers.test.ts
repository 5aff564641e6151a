import type { CompanyAnswer, Connector, ConnectorSettings } from '@workbench/connectors/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ares } from '../../packages/connectors/src/ares/client.ts';
import { brreg } from '../../packages/connectors/src/brreg/client.ts';
import { companiesHouse } from '../../packages/connectors/src/companies-house/client.ts';
import { gleif } from '../../packages/connectors/src/gleif/client.ts';
import { sirene } from '../../packages/connectors/src/sirene/client.ts';
import { usStates } from '../../packages/connectors/src/us-states/client.ts';
import { type Sandbox, startSandbox } from '../../packages/sandbox/src/server/start-sandbox.ts';
import { aresVendor } from '../../packages/sandbox/src/server/vendors/registers/ares.ts';
import { brregVendor } from '../../packages/sandbox/src/server/vendors/registers/brreg.ts';
import { companiesHouseVendor } from '../../packages/sandbox/src/server/vendors/registers/companies-house.ts';
import { gleifVendor } from '../../packages/sandbox/src/server/vendors/registers/gleif.ts';
import { sireneVendor } from '../../packages/sandbox/src/server/vendors/registers/sirene.ts';
import { usStatesVendor } from '../../packages/sandbox/src/server/vendors/registers/us-states.ts';
import { kitClient } from './contract-kit.ts';

const KEY = 'sandbox-companies-house-key';
const client = kitClient();
let sandbox: Sandbox;
beforeAll(async () => {
  const vendors = [aresVendor, brregVendor, companiesHouseVendor, gleifVendor, sireneVendor, usStatesVendor];
  sandbox = await startSandbox({ companies: 800, vendors });
});
afterAll(async () => {
  await client.close();
  await sandbox.close();
});

const settingsFor = (connector: Connector, apiKey: string | null = KEY): ConnectorSettings => ({
  baseUrl: sandbox.baseUrl(connector.id),
  apiKey,
  contactEmail: null,
  generic: null,
});

/** Answers about companies of a country, asked by name, website and places alone. */
async function answersFrom(connector: Connector, country: string, most = 40): Promise<(CompanyAnswer | null)[]> {
  const here = sandbox.world.all().filter(({ locations }) => locations.some((each) => each.endsWith(country)));
  const answers: (CompanyAnswer | null)[] = [];
  for (const { name, domain, locations } of here.slice(0, most)) {
    answers.push(
      await connector.findCompany(client.http, { name, domain, locations, ids: {} }, settingsFor(connector)),
    );
  }
  return answers;
}

const known = (answers: (CompanyAnswer | null)[]) => answers.filter((answer) => answer !== null);

describe('the registers against the sandbox', () => {
  it.each([
    [brreg, 'Norway'],
    [sirene, 'France'],
    [ares, 'Czechia'],
    [companiesHouse, 'United Kingdom'],
  ])('$label finds most companies of its country, some without a number', async (connector, country) => {
    const answers = await answersFrom(connector, country);
    const found = known(answers);
    expect(answers.length).toBeGreaterThan(10);
    expect(found.length / answers.length).toBeGreaterThan(0.8);
    const withFigure = found.filter(({ figures }) => figures.length > 0);
    expect(withFigure.length).toBeGreaterThan(found.length / 2);
    // Each vendor keeps some numbers to itself: the note then says why.
    const without = found.filter(({ figures }) => figures.length === 0);
    expect(without.length).toBeGreaterThan(0);
    expect(without.every(({ note }) => note !== null)).toBe(true);
    expect(found.every(({ locations }) => locations.some((each) => each.endsWith(country)))).toBe(true);
  });

  it.each([brreg, sirene, ares, companiesHouse])('$label knows no company of another country', async (connector) => {
    const foreign = sandbox.world.all().find(({ locations }) => locations.every((each) => each.endsWith('Germany')));
    if (foreign === undefined) throw new Error('the world has no such company');
    expect(await connector.findCompany(client.http, foreign, settingsFor(connector))).toBeNull();
  });

  it('GLEIF knows some companies, lapsed ones among them', async () => {
    const found = known(await answersFrom(gleif, 'Germany', 80));
    expect(found.length).toBeGreaterThan(10);
    expect(found.some(({ note }) => note?.includes('active, LEI not renewed'))).toBe(true);
  });

  it('the states give words and no figures', async () => {
    const found = known(await answersFrom(usStates, 'United States'));
    expect(found.some(({ note }) => note?.includes('formed'))).toBe(true);
    expect(found.some(({ note }) => note?.includes('not checked'))).toBe(true);
    expect(found.every(({ figures }) => figures.length === 0)).toBe(true);
  });

  it.each([brreg, sirene])('$label is searched by industry, place and size', async (connector) => {
    const location = connector === brreg ? 'Norway' : 'Paris, France';
    const filters = { industry: null, location, minEmployees: 50, maxEmployees: null };
    const found = await connector.discover?.search(client.http, filters, 5, settingsFor(connector));
    expect(found?.companies.length).toBeGreaterThan(0);
    expect(found?.companies.every((each) => each.location?.endsWith(location))).toBe(true);
  });

  it('tests each connection, and refuses a wrong key', async () => {
    for (const connector of [brreg, sirene, ares, companiesHouse, gleif, usStates]) {
      await connector.testConnection(client.http, settingsFor(connector));
    }
    const wrong = settingsFor(companiesHouse, 'wrong');
    await expect(companiesHouse.testConnection(client.http, wrong)).rejects.toMatchObject({ kind: 'auth' });
  });
});

describe('the sandbox is as strict as the registers', () => {
  it.each([
    ['/sirene/search?q=a&include=siege', 400],
    ['/sirene/search?q=a&per_page=26', 400],
    ['/sirene/search?page=1', 400],
    ['/brreg/enheter?fraAntallAnsatte=3', 400],
    ['/brreg/enheter?name=a', 400],
    ['/gleif/lei-records?filter%5Bentity.legalAddress.city%5D=Oslo', 400],
    ['/us-states/data.colorado.gov/resource/4ykn-tg5h.json?name=a', 400],
    ['/us-states/data.iowa.gov/resource/ez5t-3qay.json', 404],
    ['/companies-house/api.company-information.service.gov.uk/search/companies?q=a', 401],
  ])('%s is %i', async (path, status) => {
    expect((await fetch(`${sandbox.origin}${path}`)).status).toBe(status);
  });

  it('refuses the key at the storage', async () => {
    const url = `${sandbox.origin}/companies-house/storage/docs/acc-99000001?X-Amz-Signature=signed`;
    expect((await fetch(url, { headers: { authorization: 'Basic x' } })).status).toBe(400);
  });
});
