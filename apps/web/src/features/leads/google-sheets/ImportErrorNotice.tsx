import { TriangleAlert } from 'lucide-react';
import { trpc } from '~/lib/api/trpc';
import { sheetShareAddress } from '../import-labels';
import { CopyShareAddress } from './CopyShareAddress';

/** Why an import or its preview failed, in the server's words; the address to share a sheet with can be copied. */
export function ImportErrorNotice({ message }: { message: string }) {
  const sheets = trpc.sources.googleSheets.useQuery({});
  const address = sheetShareAddress(message, sheets.data?.accountEmail ?? null);
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-destructive-soft p-3 text-ui">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="break-words">{message}</p>
        {address !== null && <CopyShareAddress address={address} />}
      </div>
    </div>
  );
}
