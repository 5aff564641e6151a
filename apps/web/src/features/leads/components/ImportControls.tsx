import { Eye } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { Progress } from '~/components/ui/Progress';
import { toast } from '~/lib/toast';
import type { ImportFields, ImportForm } from '../hooks/use-import-form';
import type { ImportPreview } from '../hooks/use-import-preview';
import type { LeadImport } from '../hooks/use-lead-import';
import { readCap } from '../lib/import-text';
import type { ImportWay } from '../lib/lead-params';
import { CapField } from './CapField';
import { ImportFailure } from './ImportFailure';

interface ImportControlsProps {
  way: ImportWay;
  form: ImportForm;
  leadImport: LeadImport;
  preview: ImportPreview;
  /** The fields of the form. */
  children: ReactNode;
}

/** The form around the fields: cap, preview and start. */
export function ImportControls({ way, form, leadImport, preview, children }: ImportControlsProps) {
  const { fields, change } = form;
  const { isPending } = leadImport;
  const isEmpty = isNothingGiven(way, fields);
  const isCapWrong = readCap(fields.cap) === undefined;
  const canStart = !isEmpty && !isCapWrong && !isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canStart) return;
    preview.hide();
    leadImport.start({ way, fields });
  };
  // A disabled button keeps the browser from submitting: Enter would do nothing and say nothing.
  const tellWhatIsMissing = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || way !== 'sheet' || !isEmpty || !isTextInput(event.target)) return;
    event.preventDefault();
    toast({ title: 'Missing Spreadsheet ID', description: 'Please enter a Google Sheets ID', variant: 'destructive' });
  };
  return (
    <form
      noValidate
      aria-label="Import leads"
      onSubmit={submit}
      onKeyDown={tellWhatIsMissing}
      className="flex min-w-0 flex-col gap-4"
    >
      {children}
      <CapField cap={fields.cap} isDisabled={isPending} onChange={(cap) => change({ cap })} />
      {leadImport.failure && <ImportFailure message={leadImport.failure} />}
      {isPending && <Sending way={way} share={leadImport.sentShare} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!canStart}>
          {isPending ? 'Importing...' : 'Import & Start Enrichment'}
        </Button>
        <Button variant="outline" disabled={isEmpty || isPending || preview.isLoading} onClick={preview.show}>
          <Eye aria-hidden />
          {preview.isLoading ? 'Reading...' : 'Preview'}
        </Button>
      </div>
    </form>
  );
}

function isNothingGiven(way: ImportWay, { spreadsheetId, file, text }: ImportFields): boolean {
  if (way === 'file') return file === null;
  return (way === 'sheet' ? spreadsheetId : text).trim() === '';
}

function isTextInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

function Sending({ way, share }: { way: ImportWay; share: number }) {
  const isSending = way === 'file' && share < 1;
  return (
    <div className="flex flex-col gap-1.5">
      <Progress value={isSending ? Math.round(share * 100) : null} label="Import progress" />
      <p role="status" className="text-[0.8125rem] text-muted-foreground">
        {isSending ? `Sending the file: ${Math.round(share * 100)}%` : 'The server is reading the rows'}
      </p>
    </div>
  );
}
