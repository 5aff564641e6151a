import { Alert } from '~/components/ui/feedback/Alert';
import { trpc } from '~/lib/api/trpc';
import { sheetShareAddress } from '../sheet-share-address';
import { CopyShareAddress } from './CopyShareAddress';

/** Why an import or its preview failed, in the server's words; the address to share a sheet with can be copied. */
export function ImportErrorNotice({ message }: { message: string }) {
  const sheets = trpc.sources.googleSheets.useQuery({});
  const address = sheetShareAddress(message, sheets.data?.accountEmail ?? null);
  return (
    <Alert variant="destructive" role="alert">
      <div className="flex min-w-0 flex-col gap-2">
        <p>{message}</p>
        {address !== null && <CopyShareAddress address={address} />}
      </div>
    </Alert>
  );
}
