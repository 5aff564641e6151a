import { Eye } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Progress } from '~/components/ui/feedback/Progress';
import { formatPercent } from '~/lib/format/format';
import { toastSlip } from '~/lib/notifications/toast-slip';
import { CreditLimitField } from '../enrichment/CreditLimitField';
import { ImportErrorNotice } from '../google-sheets/ImportErrorNotice';
import { countPastedRows, processingText } from '../import-labels';
import { parseCreditLimit } from '../parse-credit-limit';
import type { ImportMethod } from '../url-params';
import type { ImportFields, ImportForm } from './use-import-form';
import type { ImportPreview } from './use-import-preview';
import type { LeadImport } from './use-lead-import';

interface LeadImportFormProps {
  method: ImportMethod;
  form: ImportForm;
  leadImport: LeadImport;
  preview: ImportPreview;
  /** The fields of the form. */
  children: ReactNode;
}

/** The form around the fields: cap, preview and start. */
export function LeadImportForm({ method, form, leadImport, preview, children }: LeadImportFormProps) {
  const { fields, change } = form;
  const { isPending } = leadImport;
  const isEmpty = isInputMissing(method, fields);
  const isCapWrong = parseCreditLimit(fields.creditLimit) === undefined;
  const areColumnsMissing = preview.data !== null && preview.data.problem !== null;
  const canStart = !isEmpty && !isCapWrong && !isPending && !areColumnsMissing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canStart) return;
    const rows = preview.data?.total ?? (method === 'paste' ? countPastedRows(fields.text) : null);
    preview.hide();
    // Columns that were not recognised are assigned in the preview.
    leadImport.start({ method, fields, rows }, () => {
      if (method !== 'sheet') preview.show();
    });
  };
  const showPreview = () => {
    // Of another sheet, perhaps: a preview that succeeds contradicts it.
    if (leadImport.failure !== null) leadImport.reset();
    preview.show();
  };
  // A disabled button keeps the browser from submitting: Enter would do nothing and say nothing.
  const toastMissingSpreadsheetId = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || method !== 'sheet' || !isEmpty || !isTextInput(event.target)) return;
    event.preventDefault();
    toastSlip('Missing Spreadsheet ID', 'Please enter a Google Sheets ID');
  };
  return (
    <form
      noValidate
      aria-label="Import leads"
      onSubmit={submit}
      onKeyDown={toastMissingSpreadsheetId}
      className="flex min-w-0 flex-col gap-4"
    >
      {children}
      <CreditLimitField
        value={fields.creditLimit}
        isDisabled={isPending}
        onChange={(cap) => change({ creditLimit: cap })}
      />
      {leadImport.failure && preview.error === null && preview.data === null && (
        <ImportErrorNotice message={leadImport.failure} />
      )}
      {isPending && <UploadProgress way={method} leadImport={leadImport} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!canStart}>
          {isPending ? 'Importing...' : 'Import & Start Enrichment'}
        </Button>
        <Button variant="outline" disabled={isEmpty || isPending || preview.isLoading} onClick={showPreview}>
          <Eye aria-hidden />
          {preview.isLoading ? 'Reading…' : 'Preview'}
        </Button>
      </div>
    </form>
  );
}

function isInputMissing(method: ImportMethod, { spreadsheetId, file, text }: ImportFields): boolean {
  if (method === 'file') return file === null;
  return (method === 'sheet' ? spreadsheetId : text).trim() === '';
}

function isTextInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

function UploadProgress({ way: method, leadImport }: { way: ImportMethod; leadImport: LeadImport }) {
  const { sentShare: share, rows } = leadImport;
  const isSending = method === 'file' && share < 1;
  return (
    <div className="flex flex-col gap-1.5">
      <Progress value={isSending ? Math.round(share * 100) : null} label="Import progress" />
      <p role="status" className="text-ui text-muted-foreground">
        {isSending ? `Uploading: ${formatPercent(share * 100, 0)}` : processingText(rows)}
      </p>
    </div>
  );
}
