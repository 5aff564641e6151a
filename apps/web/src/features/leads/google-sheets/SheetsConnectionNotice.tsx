import { Link } from '@tanstack/react-router';
import type { GoogleSheets } from '@workbench/services/sources/schemas';
import { PlugZap } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { CopyShareAddress } from './CopyShareAddress';

interface SheetsConnectionNoticeProps {
  /** undefined until it is known. */
  sheets: GoogleSheets | undefined;
  error: unknown;
}

/** With whom the sheet has to be shared, or what is missing before any sheet can be read. */
export function SheetsConnectionNotice({ sheets, error }: SheetsConnectionNoticeProps) {
  if (sheets === undefined) {
    return error ? (
      <p role="alert" className="text-ui text-destructive">
        {READ_FAILURE.sheets}: {errorMessage(error)}
      </p>
    ) : (
      <p role="status" className="text-ui text-muted-foreground">
        Loading Google Sheets...
      </p>
    );
  }
  if (sheets.isConnected) {
    if (sheets.accountEmail === null) return null;
    return (
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-ui text-muted-foreground">
        Share the sheet, as Editor, with
        <CopyShareAddress address={sheets.accountEmail} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-md bg-warning-soft p-3">
      <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0 flex-1 basis-56 text-ui">
        <p className="font-medium">Google Sheets is not connected</p>
        <p className="break-words">
          {sheets.reason ?? 'Enter the key file of a Google service account.'} Until then, import a file or paste rows.
        </p>
      </div>
      <Link to="/sources" className={buttonClass('outline', 'sm')}>
        Open Data Sources
      </Link>
    </div>
  );
}
