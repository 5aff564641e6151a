import type { EnrichmentRun, LeadList } from '@workbench/services/leads/schemas';
import { Badge } from '~/components/ui/Badge';
import { trpc } from '~/lib/trpc';
import { addressToShare } from '../lib/import-text';
import { writeBackText } from '../lib/run-text';
import { CopyAddress } from './CopyAddress';

interface WriteBackStateProps {
  list: LeadList | null;
  run: EnrichmentRun | null;
}

/** Where writing results into the sheet stands; nothing for files, and before anything was to be written. */
export function WriteBackState({ list, run }: WriteBackStateProps) {
  if (list?.kind !== 'sheet') return null;
  const isOfRun = run !== null && run.writeBack === 'waiting';
  // Until the leads are through, the sheet waits; what the list tells belongs to an earlier run.
  if (isOfRun) {
    return (
      <p className="text-[0.8125rem] text-muted-foreground">
        {run.writeBackMessage ?? 'Results are written into the sheet when the last lead is through.'}
      </p>
    );
  }
  if (list.writeBack === null) return null;
  return <Written writeBack={list.writeBack} />;
}

function Written({ writeBack }: { writeBack: NonNullable<LeadList['writeBack']> }) {
  const sheets = trpc.sources.googleSheets.useQuery({});
  const { label, tone, detail } = writeBackText(writeBack);
  const address = addressToShare(detail, sheets.data?.accountEmail ?? null);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-[0.8125rem]">
      <Badge variant={tone}>{label}</Badge>
      {detail !== '' && (
        <p role="status" className="min-w-0 break-words text-muted-foreground">
          {detail}
        </p>
      )}
      {address !== null && <CopyAddress address={address} />}
    </div>
  );
}
