import { GENERIC_PRESETS } from '@workbench/connectors/generic-presets';
import type { CompanyQuery, ConnectorId } from '@workbench/connectors/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONNECTORS } from '../../packages/connectors/src/registry/company-connectors.ts';
import { type Fault, type Sandbox, startSandbox } from '../../packages/sandbox/src/server/index.ts';
import {
  type Case,
  checkAnswer,
  checkFault,
  FAULTS,
  findKnown,
  kitClient,
  NOBODY,
  settingsOf,
} from './contract-kit.ts';

const CLIENT_CREDENTIALS: ReadonlySet<string> = new Set(['zoominfo', 'demandbase']);

function caseOf(id: ConnectorId): Case {
  const connector = CONNECTORS[id];
  // The generic connector is asked with a description that a person could have entered.
  if (id === 'generic')
    return { connector, vendor: 'uplead', key: 'sandbox-uplead-key', generic: GENERIC_PRESETS.uplead };
  const key = CLIENT_CREDENTIALS.has(id) ? `sandbox-${id}:sandbox-${id}-secret` : `sandbox-${id}-key`;
  return { connector, vendor: id, key: connector.needs === 'key' ? key : null, generic: null };
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 150 });
});
afterAll(() => sandbox.close());

describe.each(Object.keys(CONNECTORS) as ConnectorId[])('%s', (id) => {
  const one = caseOf(id);
  const { connector } = one;
  let known: CompanyQuery;
  beforeAll(async () => {
    known = (await findKnown(one, sandbox)).query;
  });

  it('answers for a company that it knows, and pays what is invoiced', async () => {
    const { http, shared, close } = kitClient();
    const before = sandbox.invoice().length;
    const answer = await connector.findCompany(http, known, settingsOf(one, sandbox));
    expect(answer).not.toBeNull();
    if (answer !== null) checkAnswer(one, answer);
    const invoiced = sandbox.invoice().slice(before);
    const credits = invoiced.reduce((sum, line) => sum + line.credits, 0);
    expect(shared.usage(id)).toMatchObject({ credits, reserved: 0 });
    expect(credits).toBeLessThanOrEqual(one.generic?.credits ?? connector.creditsPerCompany);
    await close();
  });

  it('says null for a company that it does not know', async () => {
    const { http, shared, close } = kitClient();
    expect(await connector.findCompany(http, NOBODY, settingsOf(one, sandbox))).toBeNull();
    expect(shared.usage(id)).toMatchObject({ credits: 0, reserved: 0 });
    await close();
  });

  it('tests its connection without a cost', async () => {
    const { http, shared, close } = kitClient();
    const before = sandbox.invoice().length;
    await connector.testConnection(http, settingsOf(one, sandbox));
    expect(sandbox.invoice()).toHaveLength(before);
    expect(shared.usage(id)).toMatchObject({ credits: 0, reserved: 0 });
    await close();
  });

  const { readUsage } = connector;
  if (readUsage !== undefined)
    it('reads what its account has used, as it is invoiced, without a cost', async () => {
      const { http, shared, close } = kitClient();
      const settings = settingsOf(one, sandbox);
      const invoiced = () =>
        sandbox.invoice().reduce((sum, { vendor, credits }) => sum + (vendor === id ? credits : 0), 0);
      const before = invoiced();
      expect(await readUsage(http, settings)).toMatchObject({ credits: before });
      await connector.findCompany(http, known, settings);
      const filters = { industry: null, location: null, minEmployees: 50, maxEmployees: null };
      await connector.discover?.search(http, filters, 3, settings);
      const usage = await readUsage(http, settings);
      expect(usage).toMatchObject({ credits: invoiced() });
      expect(usage.credits).toBe(before + shared.usage(id).credits);
      expect(usage.credits).toBeGreaterThan(before);
      await expect(readUsage(http, { ...settings, apiKey: 'wrong' })).rejects.toMatchObject({ kind: 'auth' });
      sandbox.setFault(one.vendor, 'wrong-shape');
      await expect(readUsage(http, settings)).rejects.toMatchObject({ kind: 'contract_changed' });
      await close();
    });

  if (one.key !== null)
    it('says "auth" for a wrong key and "not connected" without one', async () => {
      const { http, close } = kitClient();
      const settings = settingsOf(one, sandbox);
      const wrong = { ...settings, apiKey: CLIENT_CREDENTIALS.has(id) ? 'nobody:wrong' : 'wrong' };
      await expect(connector.findCompany(http, known, wrong)).rejects.toMatchObject({ kind: 'auth', vendor: id });
      await expect(connector.testConnection(http, wrong)).rejects.toMatchObject({ kind: 'auth' });
      const none = { ...settings, apiKey: null };
      await expect(connector.findCompany(http, known, none)).rejects.toMatchObject({ kind: 'not_connected' });
      await expect(connector.testConnection(http, none)).rejects.toMatchObject({ kind: 'not_connected' });
      await close();
    });

  if (connector.needs === 'contact')
    it('says "not connected" without a contact address', async () => {
      const { http, close } = kitClient();
      const anonymous = { ...settingsOf(one, sandbox), contactEmail: null };
      await expect(connector.findCompany(http, known, anonymous)).rejects.toMatchObject({ kind: 'not_connected' });
      await expect(connector.testConnection(http, anonymous)).rejects.toMatchObject({ kind: 'not_connected' });
      await close();
    });

  it.each(Object.keys(FAULTS) as Fault[])('survives %s', (fault) => checkFault(one, sandbox, known, fault));
});
