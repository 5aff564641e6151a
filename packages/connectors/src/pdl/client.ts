import { createHash } from 'node:crypto';
import { DAY_MS } from '../durations.ts';
import { ConnectorError } from '../errors.ts';
import type { HttpAnswer, HttpClient } from '../http/types.ts';
import type { Connector, ConnectorSettings } from '../types.ts';
import { creditsInBody, fieldOf } from '../vendor-api/credits-in-body.ts';
import { callPdl, callPdlWithAnswer } from './api.ts';
import { creditsSpent, readNumber, recordsIn } from './credits.ts';
import { toCompanyAnswer, toDiscoveryAnswer } from './mapper.ts';
import { completions, enrichAnswer, searchAnswer } from './schema.ts';
import { toSearchBody } from './search-query.ts';

const FRESH_MS = 30 * DAY_MS;
/** From 1 to 10; their default of 2 lets similar names through. */
const LIKELIHOOD_MIN = 6;
/** Credits used in all the time of the account; stands in the headers of free answers, too. */
const USED_HEADER = 'x-lifetime-used';
/** How many of the vendor's industries one typed word may stand for. */
const INDUSTRIES_MAX = 10;

/** Headcounts by website: 1 credit per company found. Search costs 1 credit per record returned. */
export const pdl: Connector = {
  id: 'pdl',
  label: 'People Data Labs',
  gives: 'figures',
  needs: 'key',
  description: 'Employee counts by website and company search. Needs an API key; 1 credit per company returned.',
  licence: 'People Data Labs subscription agreement; your own key, internal use',
  defaultBaseUrl: 'https://api.peopledatalabs.com/v5',
  creditsPerCompany: 1,
  freshForMs: FRESH_MS,
  requiresSourceId: false,

  async findCompany(http, query, settings) {
    const data = await callPdl(http, enrichAnswer, settings, {
      url: `${settings.baseUrl}/company/enrich?website=${encodeURIComponent(query.domain)}&min_likelihood=${LIKELIHOOD_MIN}`,
      paid: {
        key: `company:${query.domain}`,
        creditsMax: 1,
        freshForMs: FRESH_MS,
        creditsOf: (answer) => creditsSpent(answer) ?? companiesIn(answer),
      },
    });
    return data && toCompanyAnswer(data, query.domain);
  },

  async testConnection(http, settings) {
    await callPdl(http, completions, settings, { url: completionUrl(settings, 'software', 1) });
  },

  async readUsage(http, settings) {
    const { answer } = await callPdlWithAnswer(http, completions, settings, {
      url: completionUrl(settings, 'software', 1),
    });
    const credits = readNumber(answer, USED_HEADER);
    if (credits === null) {
      const text = `vendor pdl: header ${USED_HEADER} (credits used so far) is missing`;
      throw new ConnectorError('contract_changed', 'pdl', text, { field: USED_HEADER });
    }
    return { credits, period: null };
  },

  discover: {
    credits: (limit) => Math.min(limit, 100),
    async search(http, filters, limit, settings) {
      const industries = filters.industry === null ? [] : await canonicalIndustries(http, filters.industry, settings);
      const body = toSearchBody(filters, industries, limit);
      if (body === null) {
        throw new ConnectorError('invalid_request', 'pdl', 'Give an industry, a location or a size to search for.');
      }
      const text = JSON.stringify(body);
      const data = await callPdl(http, searchAnswer, settings, {
        url: `${settings.baseUrl}/company/search`,
        method: 'POST',
        body: text,
        paid: {
          key: `search:${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
          creditsMax: body.size,
          freshForMs: DAY_MS,
          creditsOf: (answer) => creditsSpent(answer) ?? recordsIn(answer, body.size),
        },
      });
      return data === null ? { companies: [], total: 0 } : toDiscoveryAnswer(data);
    },
  },
};

/** The vendor's names for what was typed; free. The text itself when it has none. */
async function canonicalIndustries(http: HttpClient, typed: string, settings: ConnectorSettings): Promise<string[]> {
  const found = await callPdl(http, completions, settings, { url: completionUrl(settings, typed, INDUSTRIES_MAX) });
  const names = (found?.data ?? []).map(({ name }) => name);
  return names.length > 0 ? names : [typed];
}

function completionUrl(settings: ConnectorSettings, text: string, size: number): string {
  const query = new URLSearchParams({ field: 'industry', text: text.toLowerCase(), size: String(size) });
  return `${settings.baseUrl}/autocomplete?${query}`;
}

/** The company stands at the root, so its id shows that there is one. */
function companiesIn({ status, body }: HttpAnswer): number {
  return status === 404 ? 0 : creditsInBody(body, 1, (document) => (fieldOf(document, 'id') ? 1 : 0));
}
