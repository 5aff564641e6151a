import { Skeleton } from '~/components/ui/Skeleton';
import { formatCount } from '~/lib/format';
import type { ImportPreview } from '../hooks/use-import-preview';
import { readCap } from '../lib/import-text';
import type { ImportWay } from '../lib/lead-params';
import { EstimateTable } from './EstimateTable';
import { ImportCounts } from './ImportCounts';
import { ImportFailure } from './ImportFailure';
import { PreviewTable } from './PreviewTable';
import { RowErrors } from './RowErrors';

interface PreviewPanelProps {
  way: ImportWay;
  preview: ImportPreview;
  /** As typed. */
  cap: string;
}

/** What the import would do with the rows and what the enrichment would cost, as the server reads them. */
export function PreviewPanel({ way, preview: { data, error, isLoading }, cap }: PreviewPanelProps) {
  if (error !== null) return <ImportFailure message={error} />;
  if (isLoading) {
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="text-muted-foreground">
          {way === 'sheet' ? 'Reading the sheet...' : 'Reading the rows...'}
        </p>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (data === null) return null;
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-5 border-border border-t pt-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="break-words font-medium">
          {data.name}: {formatCount(data.total, 'row', 'rows')}
        </h3>
        <PreviewTable preview={data} />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">What the import would do</h3>
        <ImportCounts counts={data} />
      </div>
      <RowErrors errors={data.errors} total={data.failed + data.duplicates} />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-medium">What the enrichment would cost</h3>
        <EstimateTable estimate={data.estimate} cap={readCap(cap)} />
      </div>
    </section>
  );
}
