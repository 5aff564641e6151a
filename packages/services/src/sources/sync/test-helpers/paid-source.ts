import { createHttpClient } from '@workbench/connectors/http';
import { z } from 'zod';
import { answer, DAY_MS, FakePorts, FakeSource, figure } from '../../connections/fake-sources.fixtures.ts';
import { createSharedParts } from '../../http/shared-parts.ts';

const LIMITS = { host: 'paid.example.com', minGapMs: 0, concurrency: 1, timeoutMs: 5000 };

/** The real client with the ledger that processes share; may request this machine. */
export const openClient = () =>
  createHttpClient({ shared: createSharedParts(), userAgent: 'workbench-test', allowPrivateNetwork: true });

/**
 * A source of figures at `origin`, one credit a company, bought as connectors buy.
 * @param onBought runs when the ledger has the price and the answer, and nothing else has been stored
 */
export function paidSource(origin: string, onBought: () => void = () => undefined): FakePorts {
  const source = new FakeSource('pdl', 'People Data Labs', {
    creditsPerCompany: 1,
    findCompany: async (http, { domain }) => {
      const paid = { key: domain, creditsMax: 1, freshForMs: 30 * DAY_MS, creditsOf: () => 1 };
      const schema = z.object({ employees: z.number() });
      const { data } = await http.json({ vendor: 'pdl', url: `${origin}/${domain}`, limits: LIMITS, paid }, schema);
      onBought();
      return answer({ figures: [figure(data.employees)] });
    },
  });
  return new FakePorts(source);
}
