import { discoverInput } from '@workbench/services/sources/schemas';
import { z } from 'zod';
import { defineTool, type ToolCall } from '../tool.ts';
import { count, dayOf, text } from './shapes.ts';

const size = z.number().int().min(0).optional();
const input = z.strictObject({
  industry: discoverInput.shape.industry,
  location: discoverInput.shape.location,
  minEmployees: size,
  maxEmployees: size,
  sources: discoverInput.shape.sources.describe('Left out: those that are free'),
});
type Call = ToolCall<z.output<typeof input>>;

export const discoverCompanies = defineTool({
  name: 'discover_companies',
  title: 'Discover companies at sources',
  kind: 'spend',
  description: 'Searches registers and vendors for companies that are not tracked yet. Tracks none of them.',
  input,
  changes: { isDestructive: false, isIdempotent: false },
  own: { credits: z.number() },
  untrusted: {
    companies: z.array(
      z.object({
        ...{ name: z.string(), domain: text, industry: text, employees: count, band: text, location: text },
        ...{ sources: z.array(z.string()), foundOn: z.string(), companyId: text },
      }),
    ),
    queried: z.array(z.object({ source: z.string(), found: z.number(), credits: z.number(), problem: text })),
  },
  price: async ({ pricing, input: { sources = [] } }) => {
    const named = (await pricing.sources.discoverySources({})).filter(({ id }) => sources.includes(id));
    const creditsMax = named.reduce((sum, source) => sum + source.creditsMax, 0);
    return {
      creditsMax,
      explanation: named.length === 0 ? 'Sources that are free' : 'One search at each named source',
    };
  },
  run: async (call: Call) => {
    const { industry, location, minEmployees, maxEmployees, sources } = call.input;
    const found = await call.api.sources.discover({
      ...{ industry, location, sources },
      minEmployees: minEmployees?.toString() ?? '',
      maxEmployees: maxEmployees?.toString() ?? '',
    });
    const foundOn = dayOf(call.session.service.now().toISOString()) ?? '';
    const companies = found.results.map((one) => ({
      ...{ name: one.name, domain: one.domain, industry: one.industry, employees: one.employeeCount },
      ...{ band: one.employeeBand, location: one.location, sources: one.sources.slice(0, 10), foundOn },
      companyId: one.companyId,
    }));
    const credits = found.asked.reduce((sum, one) => sum + one.credits + one.creditsPending, 0);
    const queried = found.asked.map(({ source, found: rows, credits: paid, problem }) => ({
      ...{ source, found: rows, credits: paid, problem },
    }));
    return { summary: `${companies.length} companies.`, own: { credits }, untrusted: { companies, queried }, credits };
  },
});
