import type { GatherOutcome, ReportData } from '@workbench/services/reports/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { formatDuration } from '~/lib/format/duration';
import { formatCount, formatNumber } from '~/lib/format/format';
import { webLink } from '~/lib/format/links';
import { gatherOutcomeBadge, gatherOutcomeText, PAGE_STATE_LABEL, REJECTED_CLAIM_SECTION } from '../report-labels';

/** Everything that lets a reader judge the report: sources asked, what was left out, who wrote it, what it took. */
export function ReportProvenance({ data }: { data: ReportData }) {
  const { analyst, cost, outcomes, drops, unconfirmed } = data;
  return (
    <section aria-label="How this report was made" className="min-w-0">
      <details className="group print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 border-border border-b pb-1">
          <h3 className="font-semibold text-title leading-6">How this report was made</h3>
          <span className="text-ui text-muted-foreground">{provenanceText(data)}</span>
        </summary>
        <div className="flex flex-col gap-2 pt-2">
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <ProvenanceFact label="Analyst">{`${analyst.name} (version ${analyst.version})`}</ProvenanceFact>
            <ProvenanceFact label="Duration">{formatDuration(data.durationMs)}</ProvenanceFact>
            <ProvenanceFact label="Pages read">{formatNumber(cost.pagesRead)}</ProvenanceFact>
            <ProvenanceFact label="Tokens">
              {analyst.kind === 'built-in'
                ? 'none'
                : `${formatNumber(cost.inputTokens)} in, ${formatNumber(cost.outputTokens)} out`}
            </ProvenanceFact>
          </dl>
          <ul aria-label="Sources queried" className="divide-y divide-border border-border border-y">
            {outcomes.map((outcome) => (
              <OutcomeLine key={outcome.source} outcome={outcome} />
            ))}
          </ul>
          <p>
            {drops.length === 0
              ? 'No claims were rejected.'
              : `${formatCount(drops.length, 'claim was', 'claims were')} rejected: not supported by the evidence.`}
          </p>
          {drops.length > 0 && (
            <details className="text-ui">
              <summary className="cursor-pointer text-link">Rejected claims</summary>
              <ul className="mt-1 flex flex-col gap-1.5">
                {drops.map(({ section, text, reason }) => (
                  <li key={`${section} ${text}`} className="break-words">
                    <span className="text-muted-foreground">{REJECTED_CLAIM_SECTION[section]}: </span>“{text}”
                    <span className="text-muted-foreground"> {reason}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {unconfirmed.length > 0 && (
            <details className="text-ui">
              <summary className="cursor-pointer text-link">
                Possibly about another company ({formatNumber(unconfirmed.length)})
              </summary>
              <ul className="mt-1 flex flex-col gap-1.5">
                {unconfirmed.map(({ title, url, reason }) => (
                  <li key={url} className="break-words">
                    <SourceLink url={url}>{title}</SourceLink>
                    <span className="text-muted-foreground"> {reason}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </details>
    </section>
  );
}

/** "Built-in analyst · 14 pages read · 1 claim rejected". */
function provenanceText({ analyst, cost, drops }: ReportData): string {
  const parts = [analyst.name, `${formatCount(cost.pagesRead, 'page', 'pages')} read`];
  if (drops.length > 0) parts.push(`${formatCount(drops.length, 'claim', 'claims')} rejected`);
  return parts.join(' · ');
}

function ProvenanceFact({ label, children }: { label: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}

function OutcomeLine({ outcome }: { outcome: GatherOutcome }) {
  const { label, tone } = gatherOutcomeBadge(outcome);
  return (
    <li className="flex flex-col gap-0.5 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{outcome.label}</span>
        <Badge variant={tone}>{label}</Badge>
        <span className="text-ui text-muted-foreground">{gatherOutcomeText(outcome)}</span>
        <span className="ml-auto text-muted-foreground text-xs">{formatDuration(outcome.durationMs)}</span>
      </div>
      {outcome.message && <p className="break-words text-ui text-muted-foreground">{outcome.message}</p>}
      {outcome.pages.length > 0 && <Pages outcome={outcome} />}
    </li>
  );
}

function Pages({ outcome: { label, pages } }: { outcome: GatherOutcome }) {
  return (
    <details className="text-ui print:hidden">
      <summary className="cursor-pointer text-link">
        Pages<span className="sr-only"> of {label}</span>
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {pages.map(({ url, state, message }) => (
          <li key={url} className="break-all">
            <SourceLink url={url}>{url}</SourceLink>
            <span className="break-words text-muted-foreground">
              {' '}
              {PAGE_STATE_LABEL[state]}
              {message && `: ${message}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SourceLink({ url, children }: { url: string; children: string }) {
  const href = webLink(url);
  if (href === null) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-4">
      {children}
    </a>
  );
}
