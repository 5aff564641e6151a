import { Plug, PlugZap } from 'lucide-react';
import { Badge } from '~/components/ui/display/Badge';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { GoogleSheetsAccount } from './GoogleSheetsAccount';
import { GoogleSheetsKeyForm } from './GoogleSheetsKeyForm';
import { useGoogleSheets } from './use-google-sheets';

/** Google Sheets brings leads, not figures, so it stands beside the sources: whether it is connected, and as whom. */
export function GoogleSheetsCard() {
  const sheets = trpc.sources.googleSheets.useQuery({}, { refetchOnMount: 'always' });
  const controls = useGoogleSheets();
  const isConnected = sheets.data?.isConnected ?? false;
  const Icon = isConnected ? PlugZap : Plug;
  return (
    <Card aria-label="Google Sheets">
      <CardHeader className="flex-row flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <CardTitle>Google Sheets</CardTitle>
          <CardDescription>Import leads from a spreadsheet and write results back to it.</CardDescription>
        </div>
        {sheets.data && (
          <Badge variant={isConnected ? 'success' : 'default'}>
            <Icon aria-hidden className="size-3" />
            {isConnected ? 'Connected' : 'Not connected'}
          </Badge>
        )}
      </CardHeader>
      <CardContent>
        {sheets.data === undefined ? (
          sheets.error ? (
            <ErrorState title={READ_FAILURE.sheets} error={sheets.error} onRetry={() => void sheets.refetch()} />
          ) : (
            <p role="status" className="text-muted-foreground">
              Loading Google Sheets…
            </p>
          )
        ) : isConnected ? (
          <GoogleSheetsAccount sheets={sheets.data} controls={controls} />
        ) : (
          <GoogleSheetsKeyForm sheets={sheets.data} controls={controls} />
        )}
      </CardContent>
    </Card>
  );
}
