import { z } from 'zod';
import { readFilter } from './read-filter.ts';
import { formatProblem, parseFilter } from './text.ts';
import type { CompanyFilter } from './types.ts';

/** Filters as calls take them: `filter` as an object, or as its text in an address. Safe in a browser. */

const DESCRIPTION =
  'A condition like {"field": "country", "op": "is", "value": "DE"}, or {"and": […]} and {"or": […]} around others. ' +
  'An error names the path and what is nearest to what was meant.';

export const companyFilterSchema = z
  .custom<CompanyFilter>()
  .transform((value, ctx) => {
    const { filter, problems } = readFilter(value);
    return filter ?? refuse(ctx, problems);
  })
  .meta({ description: DESCRIPTION });

/** The same where an address gives it as text. */
export const companyFilterParamSchema = z
  .custom<CompanyFilter | string>()
  .transform((value, ctx) => {
    const { filter, problems } = typeof value === 'string' ? parseFilter(value) : readFilter(value);
    return filter ?? refuse(ctx, problems);
  })
  .meta({ type: 'string', description: `${DESCRIPTION} As JSON.` });

type Problems = ReturnType<typeof readFilter>['problems'];

function refuse(ctx: z.RefinementCtx, problems: Problems): never {
  for (const problem of problems ?? []) {
    ctx.addIssue({ code: 'custom', path: problem.path, message: formatProblem(problem) });
  }
  return z.NEVER;
}
