import { useProposedColumns } from '~/components/column-mapping/use-proposed-columns';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Progress } from '~/components/ui/feedback/Progress';
import { CompanyImportPreview } from './CompanyImportPreview';
import { CompanyRenames } from './CompanyRenames';
import { ColumnMapping } from './columns/ColumnMapping';
import { CsvOptions } from './csv-file/CsvOptions';
import { ImportSource } from './csv-file/ImportSource';
import { useCsvPreview } from './csv-file/use-csv-preview';
import { importObstacle } from './import-obstacle';
import { CompanyImportResultCard } from './outcome/CompanyImportResultCard';
import { ImportModeField } from './plan/ImportModeField';
import { ImportList } from './runs/ImportList';
import type { CompanyImport } from './use-company-import';

/** Choose a file, see what an import would do, then do it. */
export function CompanyImportTab({ companyImport }: { companyImport: CompanyImport }) {
  const { csvForm, csvImport, result, dismissResult } = companyImport;
  const { file, form, change } = csvForm;
  const preview = useCsvPreview(file, form);
  const proposed = useProposedColumns(preview.data?.columns ?? null, form.mapping !== '');
  const obstacle = importObstacle(file, form, preview);

  return (
    <div className="flex flex-col gap-4">
      {result && <CompanyImportResultCard result={result} onDismiss={dismissResult} />}
      <Card>
        <CardHeader>
          <CardTitle>Bulk Import (CSV)</CardTitle>
          <CardDescription>
            Required columns: name, domain, industry. Optional columns such as employees, source and location add
            figures to compare.
          </CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-4">
          <ImportSource csvForm={csvForm} isDisabled={csvImport.isPending} onChoose={dismissResult} />
          <CsvOptions form={form} detected={preview.data} isDisabled={csvImport.isPending} onChange={change} />
          <ImportModeField mode={form.mode} isDisabled={csvImport.isPending} onChange={(mode) => change({ mode })} />
          {preview.data !== null && preview.error === null && (
            <ColumnMapping
              preview={preview.data}
              proposed={proposed}
              isDisabled={csvImport.isPending}
              onChange={(mapping) => change({ mapping })}
            />
          )}
          {preview.error === null ? (
            <CompanyImportPreview preview={preview.data} isLoading={preview.isLoading} file={file} form={form} />
          ) : (
            <ErrorState title="This file can’t be imported" error={preview.error} onRetry={preview.retry} />
          )}
          {preview.data !== null && preview.error === null && (
            <CompanyRenames
              renames={preview.data.outcome.renames}
              choice={form.renames}
              isDisabled={csvImport.isPending}
              onChoose={(renames) => change({ renames })}
            />
          )}
          {csvImport.isPending && (
            <div className="flex flex-col gap-1.5">
              <Progress value={csvImport.progress.percent} label="Import progress" />
              <p role="status" className="text-ui text-muted-foreground">
                {csvImport.progress.text}
              </p>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              disabled={csvImport.isPending || obstacle !== null}
              onClick={() => file && csvImport.start(file, form)}
            >
              {csvImport.isPending ? 'Importing...' : 'Import companies'}
            </Button>
            {obstacle === 'columns missing' && (
              <p className="text-muted-foreground text-ui">Choose the missing columns first.</p>
            )}
            {obstacle === 'names not chosen' && (
              <p className="text-muted-foreground text-ui">Choose which names and industries to use first.</p>
            )}
          </div>
        </CardContent>
      </Card>
      <ImportList isImporting={csvImport.isPending} />
    </div>
  );
}
