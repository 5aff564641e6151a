import type { LeadPreview } from '@workbench/services/leads/schemas';
import { FirstRows } from '~/components/ui/display/FirstRows';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { formatCount } from '~/lib/format/format';
import { EnrichmentEstimateTable } from '../enrichment/EnrichmentEstimateTable';
import { ImportErrorNotice } from '../google-sheets/ImportErrorNotice';
import { countSkippedRows } from '../import-labels';
import { parseCreditLimit } from '../parse-credit-limit';
import type { ImportMethod } from '../url-params';
import { LeadColumns } from './LeadColumns';
import { LeadImportCountList } from './LeadImportCountList';
import { LeadRowErrors } from './LeadRowErrors';
import type { ImportForm } from './use-import-form';
import type { ImportPreview } from './use-import-preview';

interface LeadImportPreviewProps {
  method: ImportMethod;
  form: ImportForm;
  preview: ImportPreview;
  isDisabled: boolean;
}

/** Import preview with the rows and what the enrichment would cost, as the server reads them. */
export function LeadImportPreview({
  method,
  form,
  preview: { data, error, isLoading },
  isDisabled,
}: LeadImportPreviewProps) {
  if (error !== null) return <ImportErrorNotice message={error} />;
  if (isLoading && data === null) {
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="text-muted-foreground">
          {method === 'sheet' ? 'Reading the sheet…' : 'Reading the rows…'}
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
        <FirstRows headers={data.headers} notes={notesOf(data)} rows={data.rows} />
      </div>
      <LeadColumns method={method} form={form} preview={data} isDisabled={isDisabled} />
      {data.problem === null && <PlannedImport preview={data} creditLimit={form.fields.creditLimit} />}
    </section>
  );
}

function PlannedImport({ preview: data, creditLimit }: { preview: LeadPreview; creditLimit: string }) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">Import preview</h3>
        <LeadImportCountList counts={data} />
      </div>
      <LeadRowErrors errors={data.errors} total={countSkippedRows(data)} />
      <LeadRowErrors title="Skipped cells" errors={data.notes} total={data.ignoredCells} />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-medium">Enrichment cost</h3>
        <EnrichmentEstimateTable estimate={data.estimate} creditLimit={parseCreditLimit(creditLimit)} />
      </div>
    </>
  );
}

const notesOf = ({ headers, mapping }: LeadPreview) =>
  headers.map((_header, column) => (mapping[column] ? `→ ${mapping[column]}` : 'kept, not used'));
