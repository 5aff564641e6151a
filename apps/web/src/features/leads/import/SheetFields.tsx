import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { trpc } from '~/lib/api/trpc';
import { SheetsConnectionNotice } from '../google-sheets/SheetsConnectionNotice';
import { RANGE_DEFAULT } from '../import-labels';
import type { ImportForm } from './use-import-form';

interface SheetFieldsProps {
  form: ImportForm;
  isDisabled: boolean;
}

/** Which spreadsheet and which cells of it. */
export function SheetFields({ form: { fields, change }, isDisabled }: SheetFieldsProps) {
  const sheets = trpc.sources.googleSheets.useQuery({}, { refetchOnMount: 'always' });
  const demoId = sheets.data?.demoSpreadsheetId ?? null;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SheetsConnectionNotice sheets={sheets.data} error={sheets.error} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field
          label="Spreadsheet ID"
          hint="The part of the URL between /d/ and /edit. You can also paste the full URL."
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              disabled={isDisabled}
              placeholder="Paste the sheet ID or URL"
              value={fields.spreadsheetId}
              onChange={(event) => change({ spreadsheetId: event.target.value })}
            />
          )}
        </Field>
        <Field label="Sheet range" hint="For example A:I or Sheet1!A1:I100">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              disabled={isDisabled}
              placeholder={RANGE_DEFAULT}
              value={fields.range}
              onChange={(event) => change({ range: event.target.value })}
            />
          )}
        </Field>
      </div>
      {demoId !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="outline"
            size="sm"
            disabled={isDisabled || fields.spreadsheetId === demoId}
            onClick={() => change({ spreadsheetId: demoId, range: RANGE_DEFAULT })}
          >
            Use the demo sheet
          </Button>
          <p className="text-muted-foreground text-xs">Fictional people; no account needed.</p>
        </div>
      )}
    </div>
  );
}
