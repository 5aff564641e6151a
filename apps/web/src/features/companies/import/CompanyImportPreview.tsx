import type { ImportPreview } from '@workbench/services/companies/schemas';
import { FirstRows } from '~/components/ui/display/FirstRows';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { cn } from '~/lib/cn';
import { formatCount } from '~/lib/format/format';
import type { CsvForm } from './csv-file/use-csv-form';
import { CompanyImportCountList } from './outcome/CompanyImportCountList';
import { CompanyImportProblems } from './outcome/CompanyImportProblems';
import { CompanySuggestions } from './outcome/CompanySuggestions';
import { PlannedRows } from './plan/PlannedRows';

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
        <FirstRows headers={preview.headers} notes={notesOf(preview)} rows={preview.sample} />
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

const notesOf = ({ headers, mapping }: ImportPreview) =>
  headers.map((_header, column) => (mapping[column] ? `→ ${mapping[column]}` : 'left out'));
