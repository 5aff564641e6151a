import { createEstimate, getMcpCreditsToday } from '@workbench/services/mcp';
import { z } from 'zod';
import { refusalOf } from '../allowed.ts';
import { readInput } from '../read-input.ts';
import { defineTool, type Tool } from '../tool.ts';
import { discoverCompanies } from './discover-companies.ts';
import { draftMessage } from './draft-message.ts';
import { generateReport } from './generate-report.ts';
import { revealContacts } from './reveal-contacts.ts';
import { searchContacts } from './search-contacts.ts';

export const SPENDING_TOOLS: readonly Tool[] = [
  discoverCompanies,
  searchContacts,
  revealContacts,
  generateReport,
  draftMessage,
];

export const estimateCost = defineTool({
  name: 'estimate_cost',
  title: 'Estimate a call that spends',
  kind: 'read',
  orKind: 'spend',
  description:
    'What a call would cost at most. Its estimateId allows this very call once within ten minutes. Show the price to the user before you spend.',
  input: z.strictObject({
    tool: z.enum(SPENDING_TOOLS.map(({ name }) => name)),
    input: z.record(z.string(), z.unknown()).describe('The exact arguments, without estimateId'),
  }),
  own: {
    ...{ estimateId: z.string(), validUntil: z.string(), creditsMax: z.number(), creditsLeftToday: z.number() },
    ...{ refusal: z.string().nullable().describe('Why the call would be refused'), explanation: z.string() },
  },
  untrusted: {},
  run: async ({ pricing, session, input: { tool: name, input: given } }) => {
    const tool = SPENDING_TOOLS.find((one) => one.name === name);
    if (tool?.price === undefined) throw new Error(`${name} has no price`);
    const input = readInput(tool.input, given);
    const { creditsMax, explanation } = await tool.price({ pricing, session, input });
    const { service, caller, settings } = session;
    const estimate = await createEstimate(service, { caller, tool: name, input }, creditsMax);
    const creditsLeftToday = Math.max(settings.creditsPerDay - (await getMcpCreditsToday(service)), 0);
    const isOverCap = creditsMax > creditsLeftToday ? 'It costs more than is left of the cap of today.' : null;
    const refusal = refusalOf(tool.kind, session) ?? isOverCap;
    return {
      summary: `Up to ${creditsMax} credits. ${explanation}.`,
      own: { ...estimate, creditsMax, creditsLeftToday, refusal, explanation },
      untrusted: {},
    };
  },
});
