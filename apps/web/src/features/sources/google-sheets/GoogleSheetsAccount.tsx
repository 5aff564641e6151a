import type { GoogleSheets } from '@workbench/services/sources/schemas';
import { Copy, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { errorMessage } from '~/lib/api/errors';
import { copyText } from '~/lib/browser/copy-text';
import { cn } from '~/lib/cn';
import { toast } from '~/lib/notifications/toast';
import type { GoogleSheetsControls } from './use-google-sheets';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface GoogleSheetsAccountProps {
  sheets: GoogleSheets;
  controls: GoogleSheetsControls;
}

/** The address to share spreadsheets with, where the key comes from, a test, and forgetting the key. */
export function GoogleSheetsAccount({ sheets, controls }: GoogleSheetsAccountProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { testResult } = controls;
  const address = sheets.accountEmail ?? '';
  const copy = async () => {
    try {
      await copyText(address);
      toast({ title: 'Address Copied', description: address });
    } catch (error) {
      toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-ui">Share each spreadsheet with this address (as Editor):</p>
        <div className="mt-1.5 flex min-w-0 flex-wrap items-center gap-2">
          <code className="min-w-0 break-all rounded bg-muted px-2 py-1 text-ui">{address}</code>
          <Button variant="outline" size="sm" aria-label="Copy the address" onClick={() => void copy()}>
            <Copy aria-hidden />
            Copy
          </Button>
        </div>
        <p className="mt-1.5 text-muted-foreground text-xs">
          {sheets.keyFrom === 'environment'
            ? 'The key file is set in the server environment; change it there.'
            : 'The key file is stored encrypted on this machine.'}
        </p>
      </div>
      {sheets.lastError && testResult === null && (
        <p className="flex gap-2 break-words text-ui text-destructive">
          <TriangleAlert role="img" aria-label="Last error" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{sheets.lastError.message}</span>
        </p>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          variant="outline"
          size="sm"
          aria-label="Test connection to Google Sheets"
          disabled={controls.isTesting}
          onClick={controls.test}
        >
          {controls.isTesting ? 'Testing…' : 'Test connection'}
        </Button>
        {sheets.keyFrom === 'stored' && (
          <Button
            variant="outline"
            size="sm"
            aria-label="Disconnect Google Sheets"
            disabled={controls.isDisconnecting}
            onClick={() => setConfirming(true)}
          >
            Disconnect
          </Button>
        )}
        <p
          aria-live="polite"
          className={cn('min-w-0 break-words text-ui', testResult?.ok ? 'text-success' : 'text-destructive')}
        >
          {testResult?.message}
        </p>
      </div>
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Disconnect Google Sheets?"
            action="Disconnect"
            onConfirm={controls.disconnect}
            onClose={() => setConfirming(false)}
          >
            The stored key file will be deleted. Imported leads and your spreadsheets are kept.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
