import type { SelectableCompany } from '~/components/company-picker/selectable-companies';
import { Card } from '~/components/ui/display/Card';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Progress } from '~/components/ui/feedback/Progress';
import { formatCount, formatNumber } from '~/lib/format/format';
import { type BulkRun, countBulkRun } from './bulk-run';

const SHOWN_MAX = 100;

interface BulkRunProgressProps {
  run: BulkRun;
  /** Those whose names are known here. */
  companies: readonly SelectableCompany[];
}

/** How far the run is, and which companies failed for what reason. */
export function BulkRunProgress({ run, companies }: BulkRunProgressProps) {
  const { selected, completed, failed } = countBulkRun(run);
  const isRunning = run.finishedAt === null;
  const text = `${formatNumber(completed)} of ${formatNumber(selected)} completed`;
  return (
    <Card aria-label="Bulk generation" className="flex min-w-0 flex-col gap-2 p-4 sm:px-5">
      {isRunning && (
        <Progress value={selected === 0 ? 0 : (completed / selected) * 100} label="Bulk generation progress" />
      )}
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-ui">
        <span>{isRunning ? `Generating reports: ${text}` : `Last run: ${text}`}</span>
        {failed > 0 && <span className="text-destructive">{formatNumber(failed)} failed</span>}
      </p>
      {failed > 0 && <Failures run={run} companies={companies} />}
    </Card>
  );
}

function Failures({ run, companies }: BulkRunProgressProps) {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const failed = Object.entries(run.states).filter(([, { status }]) => status === 'failed');
  return (
    <details className="text-ui">
      <summary className="cursor-pointer text-link">
        Why {formatCount(failed.length, 'report', 'reports')} failed
      </summary>
      <ScrollRegion aria-label="Failed companies" className="mt-1 max-h-60 px-3 py-2">
        <ul className="flex flex-col gap-1">
          {failed.slice(0, SHOWN_MAX).map(([id, { message }]) => (
            <li key={id} className="break-words">
              <span className="font-medium">{names.get(id) ?? 'Company not shown below'}</span>
              <span className="text-muted-foreground">: {message ?? 'no reason given'}</span>
            </li>
          ))}
          {failed.length > SHOWN_MAX && <li>and {formatNumber(failed.length - SHOWN_MAX)} more</li>}
        </ul>
      </ScrollRegion>
    </details>
  );
}
