import { Link } from '@tanstack/react-router';
import type { GoogleSheets } from '@workbench/services/sources/schemas';
import { PlugZap } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { InlineError } from '~/components/ui/feedback/InlineError';
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
      <InlineError>
        {READ_FAILURE.sheets}: {errorMessage(error)}
      </InlineError>
    ) : (
      <p role="status" className="text-ui text-muted-foreground">
        Loading Google Sheets…
      </p>
    );
  }
  if (sheets.isConnected) {
    if (sheets.accountEmail === null) return null;
    return (
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-ui text-muted-foreground">
        Share the sheet (as Editor) with
        <CopyShareAddress address={sheets.accountEmail} />
      </div>
    );
  }
  return (
    <Alert
      variant="warning"
      icon={PlugZap}
      title="Google Sheets is not connected"
      action={
        <Link to="/sources" className={buttonClass('outline', 'sm')}>
          Open Data Sources
        </Link>
      }
    >
      <p>
        {sheets.reason ?? 'Enter the key file of a Google service account.'} Until then, import a file or paste rows.
      </p>
    </Alert>
  );
}
