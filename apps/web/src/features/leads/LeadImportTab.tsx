import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EnrichmentWorkflowCard } from './import/EnrichmentWorkflowCard';
import { ExpectedColumns } from './import/ExpectedColumns';
import { ImportMethodField } from './import/ImportMethodField';
import { ImportMethodFields } from './import/ImportMethodFields';
import { LeadImportForm } from './import/LeadImportForm';
import { LeadImportPreview } from './import/LeadImportPreview';
import type { ImportForm } from './import/use-import-form';
import { useImportPreview } from './import/use-import-preview';
import type { LeadImport } from './import/use-lead-import';
import { RunList } from './runs/RunList';
import type { EnrichmentRunsState } from './runs/use-enrichment-runs';
import type { ImportMethod, LeadParams } from './url-params';

interface LeadImportTabProps {
  form: ImportForm;
  leadImport: LeadImport;
  runs: EnrichmentRunsState;
}

/** Choose where leads come from, see what an import would do and cost, begin, and follow what runs. */
export function LeadImportTab({ form, leadImport, runs }: LeadImportTabProps) {
  const params: LeadParams = useSearch({ from: '/lead-enrichment' });
  const method: ImportMethod = params.way ?? 'sheet';
  const navigate = useNavigate({ from: '/lead-enrichment' });
  const preview = useImportPreview(method, form.fields);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="min-w-0">
          <CardHeader>
            <CardTitle>Import leads</CardTitle>
            <CardDescription>
              Your data is never overwritten. Enrichment fills empty fields; conflicting values become suggestions.
            </CardDescription>
          </CardHeader>
          <CardContent className="flex min-w-0 flex-col gap-4">
            <ImportMethodField
              method={method}
              isDisabled={leadImport.isPending}
              onChoose={(chosen) =>
                void navigate({
                  resetScroll: false,
                  search: ({ way: _method, ...rest }: LeadParams) =>
                    chosen === 'sheet' ? rest : { ...rest, way: chosen },
                })
              }
            />
            <LeadImportForm method={method} form={form} leadImport={leadImport} preview={preview}>
              <ImportMethodFields method={method} form={form} isDisabled={leadImport.isPending} />
              <ExpectedColumns />
            </LeadImportForm>
            <LeadImportPreview method={method} form={form} preview={preview} isDisabled={leadImport.isPending} />
          </CardContent>
        </Card>
        <EnrichmentWorkflowCard method={method} form={form} isDisabled={leadImport.isPending} />
      </div>
      <RunList runs={runs} leadImport={leadImport} />
    </div>
  );
}
