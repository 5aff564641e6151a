import type { EnrichmentStep } from '@workbench/services/leads/schemas';
import type { ReactNode } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EnrichmentStepFields } from '../enrichment/EnrichmentStepFields';
import type { ImportMethod } from '../url-params';
import type { ImportForm } from './use-import-form';

interface EnrichmentWorkflowCardProps {
  method: ImportMethod;
  form: ImportForm;
  isDisabled: boolean;
}

/** The four steps, what each does, and which of them are wanted. */
export function EnrichmentWorkflowCard({ method, form: { fields, change }, isDisabled }: EnrichmentWorkflowCardProps) {
  return (
    <Card aria-label="Enrichment workflow">
      <CardHeader>
        <CardTitle>Enrichment workflow</CardTitle>
        <CardDescription>Four steps per lead. Turn off the ones you don’t need.</CardDescription>
      </CardHeader>
      <CardContent>
        <fieldset disabled={isDisabled} className="min-w-0">
          <legend className="sr-only">Steps</legend>
          <ol className="flex flex-col gap-4">
            <EnrichmentStepFields
              steps={fields.steps}
              onChange={(steps: readonly EnrichmentStep[]) => change({ steps })}
            />
            <WriteBackStep
              way={method}
              isChosen={fields.writesBack}
              onChoose={(writesBack) => change({ writesBack })}
            />
          </ol>
          {fields.steps.length === 0 && (
            <p role="status" className="mt-4 text-ui text-warning">
              No steps selected: leads are imported only.
            </p>
          )}
        </fieldset>
      </CardContent>
    </Card>
  );
}

interface WriteBackStepProps {
  way: ImportMethod;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function WriteBackStep({ way, isChosen, onChoose }: WriteBackStepProps) {
  const title = 'Writing results back to the spreadsheet';
  if (way !== 'sheet') {
    return (
      <Step number={4} title={title}>
        Files and pasted rows can’t be updated. Download the results as CSV or Excel instead.
      </Step>
    );
  }
  return (
    <li>
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="min-w-0">
          <span className="font-medium">4. {title}</span>
          <span className="block text-ui text-muted-foreground">
            Results go into each person’s row, in new columns or empty cells only.
          </span>
        </span>
      </label>
    </li>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="pl-7">
      <span className="font-medium">
        {number}. {title}
      </span>
      <span className="block text-ui text-muted-foreground">{children}</span>
    </li>
  );
}
