import { Link } from '@tanstack/react-router';
import type { Company } from '@workbench/services/companies/schemas';
import type { Analysis } from '@workbench/services/reports/schemas';
import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '~/lib/format/format';
import { CitedText } from '../evidence/CitedText';
import { formatReportDay } from '../report-labels';
import { keyFacts } from './key-facts';

interface KeyFactsProps {
  analysis: Analysis;
  /** For its headcount, which the report does not hold; left out beside an older version. */
  company?: Company | undefined;
}

/** On top of a report: each fact with its source. */
export function KeyFacts({ analysis, company }: KeyFactsProps) {
  const facts = keyFacts(analysis);
  const headcount = company?.aggregatedEmployeeCount ?? null;
  if (facts.length === 0 && headcount === null) return null;
  return (
    <section aria-label="Key facts">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-3 rounded-md bg-muted/60 px-3 py-2.5">
        {company !== undefined && headcount !== null && (
          <Fact label="Headcount">
            <span className="font-medium tabular-nums">
              {formatNumber(headcount)}
              {company.aggregatedEmployeeCountIsMinimum && '+'}
            </span>{' '}
            <Link
              to="/companies/$id"
              params={{ id: company.id }}
              className="text-link text-xs underline-offset-4 hover:underline"
            >
              from {formatCount(company.sourceCount, 'source', 'sources')}
            </Link>
          </Fact>
        )}
        {facts.map(({ label, text, day, citations }) => (
          <Fact key={label} label={label}>
            <CitedText citations={citations}>
              <span className="font-medium">{text}</span>
              {day !== undefined && (
                <span className="whitespace-nowrap text-muted-foreground text-xs"> {formatReportDay(day)}</span>
              )}
            </CitedText>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="text-pretty break-words">{children}</dd>
    </div>
  );
}
