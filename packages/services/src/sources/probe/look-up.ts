import type { CompanyAnswer, CompanyQuery, Figure } from '@workbench/connectors/types';
import type { ConnectionState } from '../connections/connection-state.ts';
import type { TestLookup } from '../schemas.ts';
import { outcomeOfAnswer } from '../sync/query/source-outcome.ts';

interface LookedUp {
  answer: CompanyAnswer | null;
  credits: number;
  isStored: boolean;
}

/** What came back, for a person. Pure. */
export function describeLookup(
  { connector }: Pick<ConnectionState, 'connector'>,
  { name, domain }: CompanyQuery,
  { answer, credits, isStored }: LookedUp,
): TestLookup {
  const [newest] = answer?.figures ?? [];
  return {
    name,
    domain,
    message: outcomeOfAnswer(connector.gives, answer).message,
    match: answer?.match ?? null,
    figure: newest === undefined ? null : describeFigure(newest),
    locations: answer?.locations ?? [],
    industry: answer?.industry ?? null,
    ids: { ...answer?.ids } as Record<string, string>,
    credits,
    isStored,
  };
}

function describeFigure({ headcount, kind, scope, asOf, url, quote }: Figure): TestLookup['figure'] {
  const isExact = 'value' in headcount;
  return {
    employeeCount: isExact ? headcount.value : null,
    employeeMin: isExact ? null : headcount.min,
    employeeMax: isExact ? null : headcount.max,
    kind,
    scope,
    asOf: asOf?.toISOString() ?? null,
    url,
    quote,
  };
}
