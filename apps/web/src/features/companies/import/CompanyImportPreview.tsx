import type { ImportPreview } from '@workbench/services/companies/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { cn } from '~/lib/cn';
import { formatCount } from '~/lib/format/format';
import { CompanyImportCountList } from './CompanyImportCountList';
import { CompanyImportProblems } from './CompanyImportProblems';
import { CompanySuggestions } from './CompanySuggestions';
import { PlannedRows } from './plan/PlannedRows';
import type { CsvForm } from './use-csv-form';

interface CompanyImportPreviewProps {
  preview: ImportPreview | null;
  isLoading: boolean;
  file: File | null;
  form: CsvForm;
}

/** The header row, the first rows and what the import would do, as the server reads the file. */
export function CompanyImportPreview({ preview, isLoading, file, form }: CompanyImportPreviewProps) {
  if (preview === null) {
    if (!isLoading) return null;
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="text-muted-foreground">
          Reading the file…
        </p>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <section
      aria-label="Preview"
      aria-busy={isLoading}
      className={cn('flex flex-col gap-4', isLoading && 'opacity-60')}
    >
      <div className="flex flex-col gap-2">
        <h3 className="font-medium">Preview of the first {formatCount(preview.sample.length, 'row', 'rows')}</h3>
        <SampleTable preview={preview} />
      </div>
      {preview.missing.length === 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-medium">Import preview: {formatCount(preview.outcome.rows, 'row', 'rows')}</h3>
          <CompanyImportCountList outcome={preview.outcome} />
          {file !== null && <PlannedRows file={file} form={form} preview={preview} />}
        </div>
      )}
      <CompanySuggestions suggestions={preview.outcome.suggestions} />
      <CompanyImportProblems outcome={preview.outcome} />
    </section>
  );
}

function SampleTable({ preview }: { preview: ImportPreview }) {
  return (
    <ScrollRegion aria-label="First rows">
      <table className="w-full text-left">
        <thead className="bg-muted text-xs">
          <tr className="*:px-3 *:py-1.5 *:font-medium">
            {preview.headers.map((header, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headers may be blank or repeat
              <th key={column} scope="col" className="whitespace-nowrap align-top">
                {header || '(unnamed)'}
                <span className="block font-normal text-muted-foreground">{preview.mapping[column] ?? 'left out'}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.sample.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no identity
            <tr key={row} className="*:border-border *:border-t *:px-3 *:py-1.5">
              {preview.headers.map((_header, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells follow their header's position
                <td key={column} className="max-w-60 truncate" title={cells[column]}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
