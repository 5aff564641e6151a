import { Link } from '@tanstack/react-router';
import type { ImportResult } from '@workbench/services/companies/schemas';
import { Download, X } from 'lucide-react';
import { useId } from 'react';
import { SingleFigureHint } from '~/components/headcounts/SingleFigureHint';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { CompanyImportCountList } from './CompanyImportCountList';
import { CompanyImportProblems } from './CompanyImportProblems';

/** What an import did; stays until the next file is chosen. */
export function CompanyImportResultCard({ result, onDismiss }: { result: ImportResult; onDismiss: () => void }) {
  const overview = trpc.analytics.overview.useQuery({});
  return (
    <Card>
      <CardHeader className="flex-row items-start justify-between">
        <div className="flex flex-col gap-1">
          <CardTitle>{result.isCancelled ? 'Import cancelled' : 'Import finished'}</CardTitle>
          <CardDescription>{formatCount(result.rows, 'row', 'rows')} read.</CardDescription>
        </div>
        <Button variant="ghost" size="icon-sm" aria-label="Dismiss import result" onClick={onDismiss}>
          <X aria-hidden />
        </Button>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <CompanyImportCountList outcome={result} />
        <CompanyImportProblems outcome={result} />
        {overview.data && <SingleFigureHint overview={overview.data} />}
        <LeftOutColumns columns={result.leftOutColumns} />
        <div>
          <Link to="/search" className={buttonClass('outline', 'sm')}>
            View companies
          </Link>
        </div>
        {result.errorFile?.startsWith('/') && (
          <div className="flex flex-wrap items-center gap-3">
            <a href={result.errorFile} download className={buttonClass('outline', 'sm')}>
              <Download aria-hidden />
              Download error file
            </a>
            <p className="text-ui text-muted-foreground">Fix the rows in this file and import it again.</p>
          </div>
        )}
      </CardContent>
    </Card>
  );
}

/** Columns of the file that were not imported, with the reasons. */
function LeftOutColumns({ columns }: { columns: ImportResult['leftOutColumns'] }) {
  const titleId = useId();
  if (columns.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1">
      <h3 id={titleId} className="font-medium">
        Columns that were left out
      </h3>
      <ul className="flex flex-col gap-1 text-ui">
        {columns.map(({ column, header, reason }) => (
          <li key={column}>
            {header || `Column ${column}`}: <span className="text-muted-foreground">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
