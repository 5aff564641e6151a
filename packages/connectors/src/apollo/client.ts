import { createHash } from 'node:crypto';
import { DAY_MS } from '../durations.ts';
import { ConnectorError } from '../errors.ts';
import type { HttpAnswer } from '../http/types.ts';
import type { Connector } from '../types.ts';
import { creditsInBody, fieldOf } from '../vendor-api/credits-in-body.ts';
import { callApollo } from './api.ts';
import { toCompanyAnswer, toDiscoveryAnswer, toSearchBody } from './mapper.ts';
import { enrichAnswer, healthAnswer, searchAnswer, usageAnswer } from './schema.ts';

const FRESH_MS = 30 * DAY_MS;

/** Headcounts by domain: 1 credit per company found. Search gives names and domains only: 1 credit per page. */
export const apollo: Connector = {
  id: 'apollo',
  label: 'Apollo',
  gives: 'figures',
  needs: 'key',
  description: 'Employee counts by domain and company search. Needs an API key; 1 credit per company or search.',
  licence: 'Apollo API terms; your own key, internal use',
  defaultBaseUrl: 'https://api.apollo.io/api/v1',
  creditsPerCompany: 1,
  freshForMs: FRESH_MS,
  requiresSourceId: false,

  async findCompany(http, query, settings) {
    const data = await callApollo(http, enrichAnswer, settings, {
      url: `${settings.baseUrl}/organizations/enrich?domain=${encodeURIComponent(query.domain)}`,
      paid: { key: `company:${query.domain}`, creditsMax: 1, freshForMs: FRESH_MS, creditsOf: creditsOfEnrich },
    });
    return data.organization ? toCompanyAnswer(data.organization, query.domain) : null;
  },

  async testConnection(http, settings) {
    const health = await callApollo(http, healthAnswer, settings, { url: `${settings.baseUrl}/auth/health` });
    if (!health.is_logged_in) {
      throw new ConnectorError('auth', 'apollo', 'Apollo does not accept the API key. Check it under Add Source.');
    }
  },

  async readUsage(http, settings) {
    const { credit_usage_stats: kinds, current_credit_cycle: cycle } = await callApollo(http, usageAnswer, settings, {
      url: `${settings.baseUrl}/usage_stats/credit_usage_stats`,
      method: 'POST',
      body: '{}',
    });
    // Which kind pays for companies is not documented. The sum is never less than what we spent.
    const credits = Object.values(kinds).reduce((sum, { consumed }) => sum + consumed, 0);
    return { credits, period: JSON.stringify(cycle ?? null) };
  },

  discover: {
    credits: () => 1,
    async search(http, filters, limit, settings) {
      const body = JSON.stringify(toSearchBody(filters, limit));
      const name = createHash('sha256').update(body).digest('hex').slice(0, 24);
      const data = await callApollo(http, searchAnswer, settings, {
        url: `${settings.baseUrl}/mixed_companies/search`,
        method: 'POST',
        body,
        paid: { key: `search:${name}`, creditsMax: 1, freshForMs: DAY_MS, creditsOf: creditsOfSearch },
      });
      const answer = toDiscoveryAnswer(data);
      return { ...answer, companies: answer.companies.slice(0, limit) };
    },
  },
};

function creditsOfEnrich({ body }: HttpAnswer): number {
  return creditsInBody(body, 1, (document) => (fieldOf(document, 'organization') ? 1 : 0));
}

/** A page is charged whatever it holds; a refusal in a 200 is not. */
function creditsOfSearch({ body }: HttpAnswer): number {
  return creditsInBody(body, 1, (document) => (fieldOf(document, 'pagination') ? 1 : 0));
}
