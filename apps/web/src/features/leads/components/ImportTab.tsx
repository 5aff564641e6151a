import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/Card';
import type { EnrichmentWork } from '../hooks/use-enrichment-work';
import type { ImportForm } from '../hooks/use-import-form';
import { useImportPreview } from '../hooks/use-import-preview';
import type { LeadImport } from '../hooks/use-lead-import';
import type { ImportWay, LeadParams } from '../lib/lead-params';
import { ExpectedColumns } from './ExpectedColumns';
import { ImportControls } from './ImportControls';
import { PreviewPanel } from './PreviewPanel';
import { WayChoice } from './WayChoice';
import { WayFields } from './WayFields';
import { WorkflowCard } from './WorkflowCard';
import { WorkList } from './WorkList';

interface ImportTabProps {
  form: ImportForm;
  leadImport: LeadImport;
  work: EnrichmentWork;
}

/** Choose where leads come from, see what an import would do and cost, begin, and follow what runs. */
export function ImportTab({ form, leadImport, work }: ImportTabProps) {
  const params: LeadParams = useSearch({ from: '/lead-enrichment' });
  const way: ImportWay = params.way ?? 'sheet';
  const navigate = useNavigate({ from: '/lead-enrichment' });
  const preview = useImportPreview(way, form.fields);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="min-w-0">
          <CardHeader>
            <CardTitle>Import leads</CardTitle>
            <CardDescription>
              What you give is kept as it is: what is found fills empty fields, and differing values become suggestions.
            </CardDescription>
          </CardHeader>
          <CardContent className="flex min-w-0 flex-col gap-4">
            <WayChoice
              way={way}
              isDisabled={leadImport.isPending}
              onChoose={(chosen) =>
                void navigate({
                  resetScroll: false,
                  search: ({ way: _way, ...rest }: LeadParams) =>
                    chosen === 'sheet' ? rest : { ...rest, way: chosen },
                })
              }
            />
            <ImportControls way={way} form={form} leadImport={leadImport} preview={preview}>
              <WayFields way={way} form={form} isDisabled={leadImport.isPending} />
              <ExpectedColumns />
            </ImportControls>
            <PreviewPanel way={way} preview={preview} cap={form.fields.cap} />
          </CardContent>
        </Card>
        <WorkflowCard way={way} form={form} isDisabled={leadImport.isPending} />
      </div>
      <WorkList work={work} leadImport={leadImport} />
    </div>
  );
}
