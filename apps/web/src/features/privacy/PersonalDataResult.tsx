import type { FoundPersonalData } from '@workbench/services/privacy/schemas';
import { Download, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatCount } from '~/lib/format/format';
import { confirmedRecords, groupRecords } from './data-subject-request';
import { ErasePersonDialog } from './ErasePersonDialog';
import { RecordGroupSection } from './RecordGroupSection';
import type { DataSubjectRequestState } from './use-data-subject-request';

/** Personal data found on the person, and what can be done about it. */
export function PersonalDataResult({ desk, found }: { desk: DataSubjectRequestState; found: FoundPersonalData }) {
  const [isAsking, setAsking] = useState(false);
  const sure = found.records.filter(({ match }) => match === 'identifier').length;
  const chosen = sure + confirmedRecords(found.records, desk.confirmed).length;
  const isBusy = desk.isErasing || desk.isExporting;
  return (
    <section aria-label="Personal data found" className="flex min-w-0 flex-col gap-3 border-border border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-medium">
          <span role="status">
            {found.records.length === 0
              ? 'No data found'
              : `${formatCount(found.records.length, 'record', 'records')} found`}
          </span>
        </h3>
        {found.isSuppressed ? (
          <Badge variant="warning">On the do-not-contact list</Badge>
        ) : (
          <Badge variant="outline">Not on the do-not-contact list</Badge>
        )}
      </div>
      {found.recognisedBy.length > 0 && <RecognisedBy found={found} />}
      {found.records.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          title="No records for this person"
          description="Erasing still adds them to the do-not-contact list and scans the database for mentions."
        />
      ) : (
        groupRecords(found.records).map((group) => (
          <RecordGroupSection
            key={group.category}
            group={group}
            confirmed={desk.confirmed}
            isDisabled={isBusy}
            onConfirm={desk.confirm}
          />
        ))
      )}
      <div className="flex flex-wrap gap-2">
        {found.records.length > 0 && (
          <Button variant="outline" disabled={isBusy} onClick={desk.exportAll}>
            <Download aria-hidden />
            {desk.isExporting ? 'Exporting...' : 'Export JSON'}
          </Button>
        )}
        <Button variant="destructive" disabled={isBusy} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {desk.isErasing ? 'Erasing…' : 'Erase'}
        </Button>
      </div>
      {isAsking && (
        <ErasePersonDialog
          records={chosen}
          left={found.records.length - chosen}
          onConfirm={desk.erase}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function RecognisedBy({ found }: { found: FoundPersonalData }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h4 className="text-muted-foreground text-xs">Matched by</h4>
      <ul aria-label="Matched by" className="flex min-w-0 flex-wrap gap-1.5">
        {found.recognisedBy.map(({ kind, value }) => (
          <li
            key={`${kind} ${value}`}
            className="min-w-0 rounded bg-muted px-2 py-0.5 text-xs [overflow-wrap:anywhere]"
          >
            {kind} {value}
          </li>
        ))}
      </ul>
    </div>
  );
}
