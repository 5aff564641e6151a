import type { EnrichmentRun, LeadList } from '@workbench/services/leads/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { trpc } from '~/lib/api/trpc';
import { CopyShareAddress } from '../google-sheets/CopyShareAddress';
import { writeBackText } from '../run-status';
import { sheetShareAddress } from '../sheet-share-address';

interface WriteBackStatusProps {
  list: LeadList | null;
  run: EnrichmentRun | null;
}

/** Where writing results into the sheet stands; nothing for files, and before anything was to be written. */
export function WriteBackStatus({ list, run }: WriteBackStatusProps) {
  if (list?.kind !== 'sheet') return null;
  const isOfRun = run !== null && run.writeBack === 'waiting';
  // Until the leads are through, the sheet waits; what the list tells belongs to an earlier run.
  if (isOfRun) {
    return (
      <p className="text-ui text-muted-foreground">
        {run.writeBackMessage ?? 'Results are written to the sheet once all leads are finished.'}
      </p>
    );
  }
  if (list.writeBack === null) return null;
  return <ListWriteBackStatus writeBack={list.writeBack} />;
}

function ListWriteBackStatus({ writeBack }: { writeBack: NonNullable<LeadList['writeBack']> }) {
  const sheets = trpc.sources.googleSheets.useQuery({});
  const { label, tone, detail } = writeBackText(writeBack);
  const address = sheetShareAddress(detail, sheets.data?.accountEmail ?? null);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-ui">
      <Badge variant={tone}>{label}</Badge>
      {detail !== '' && (
        <p role="status" className="min-w-0 break-words text-muted-foreground">
          {detail}
        </p>
      )}
      {address !== null && <CopyShareAddress address={address} />}
    </div>
  );
}
