import type { ImportResult } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/Card';
import { ErrorState } from '~/components/ui/ErrorState';
import { FilePicker } from '~/components/ui/FilePicker';
import { Progress } from '~/components/ui/Progress';
import { useCsvForm } from '../hooks/use-csv-form';
import { useCsvImport } from '../hooks/use-csv-import';
import { useCsvPreview } from '../hooks/use-csv-preview';
import { CsvOptions } from './CsvOptions';
import { ImportPreviewPanel } from './ImportPreviewPanel';
import { ImportResultCard } from './ImportResultCard';

/** Choose a file, see what an import would do, then do it. */
export function ImportTab() {
  const { file, form, refusal, inputKey, choose, change, clear } = useCsvForm();
  const [result, setResult] = useState<ImportResult | null>(null);
  const preview = useCsvPreview(file, form);
  const csvImport = useCsvImport((imported) => {
    setResult(imported);
    clear();
  });

  return (
    <div className="flex flex-col gap-4">
      {result && <ImportResultCard result={result} onDismiss={() => setResult(null)} />}
      <Card>
        <CardHeader>
          <CardTitle>Bulk Import (CSV)</CardTitle>
          <CardDescription>
            Required columns: name, domain, industry. Further columns such as employees, source and location become
            figures to compare.
          </CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-4">
          <FilePicker
            key={inputKey}
            label="CSV file"
            accept=".csv"
            hint="Choose a file or drop it here. Nothing is stored before you press Import Companies."
            file={file}
            refusal={refusal}
            isDisabled={csvImport.isPending}
            onChoose={(chosen, isDropped) => {
              setResult(null);
              choose(chosen, isDropped);
            }}
          />
          <CsvOptions form={form} detected={preview.data} isDisabled={csvImport.isPending} onChange={change} />
          {preview.error === null ? (
            <ImportPreviewPanel preview={preview.data} isLoading={preview.isLoading} />
          ) : (
            <ErrorState title="This file can't be imported" error={preview.error} onRetry={preview.retry} />
          )}
          {csvImport.isPending && (
            <div className="flex flex-col gap-1.5">
              <Progress value={csvImport.progress.percent} label="Import progress" />
              <p role="status" className="text-[0.8125rem] text-muted-foreground">
                {csvImport.progress.text}
              </p>
            </div>
          )}
          <div>
            <Button disabled={file === null || csvImport.isPending} onClick={() => file && csvImport.start(file, form)}>
              {csvImport.isPending ? 'Importing...' : 'Import Companies'}
            </Button>
          </div>
        </CardContent>
      </Card>
    </div>
  );
}
