import { Link } from '@tanstack/react-router';
import type { LeadImportResult } from '@workbench/services/leads/schemas';
import { Download, X } from 'lucide-react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent } from '~/components/ui/display/Card';
import { formatCount } from '~/lib/format/format';
import { countSkippedRows } from '../import-labels';
import { LeadImportCountList } from './LeadImportCountList';
import { LeadRowErrors } from './LeadRowErrors';

/** What the import did with each row. */
export function LeadImportResultCard({ result, onDismiss }: { result: LeadImportResult; onDismiss: () => void }) {
  const left = countSkippedRows(result);
  return (
    <Card aria-label="Import result" className="min-w-0">
      <div className="flex items-start justify-between gap-2 px-5 pt-4 pb-3">
        <h3 className="min-w-0 break-words font-semibold leading-6">Imported: {result.list.name}</h3>
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss import result" onClick={onDismiss}>
          <X aria-hidden />
        </Button>
      </div>
      <CardContent className="flex min-w-0 flex-col gap-4">
        <LeadImportCountList counts={result} />
        {left > 0 && (
          <details>
            <summary className="cursor-pointer text-ui text-link">
              Why {formatCount(left, 'row was', 'rows were')} skipped
            </summary>
            <div className="mt-2">
              <LeadRowErrors errors={result.errors} total={left} />
            </div>
          </details>
        )}
        <LeadRowErrors title="Skipped cells" errors={result.notes} total={result.ignoredCells} />
        <div className="flex flex-wrap gap-2">
          <Link
            to="/lead-enrichment"
            search={{ tab: 'leads', list: result.list.id }}
            className={buttonClass('outline', 'sm')}
          >
            Show these leads
          </Link>
          {result.failed > 0 && (
            <a href={`/api/leads/lists/${result.list.id}/errors`} download className={buttonClass('outline', 'sm')}>
              <Download aria-hidden />
              Download rows with errors
            </a>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
