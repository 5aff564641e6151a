import type { NoticeList } from '@workbench/services/privacy/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { formatCount } from '~/lib/format/format';
import type { NoticesState } from './use-notices';

/** What can be done with those who are chosen, with all who are due, and the pages. */
export function NoticeActions({ notices, list }: { notices: NoticesState; list: NoticeList }) {
  const { state, people, isBusy, page, mark, withdraw, next, previous } = notices;
  const isIdle = isBusy || people.length === 0;
  const hasPages = page > 0 || list.nextCursor !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === 'informed' ? (
        <Button variant="outline" size="sm" disabled={isIdle} onClick={withdraw}>
          Take back
        </Button>
      ) : (
        <>
          <Button size="sm" disabled={isIdle} onClick={() => mark('notice')}>
            Mark as informed
          </Button>
          <Button variant="outline" size="sm" disabled={isIdle} onClick={() => mark('message')}>
            Their message informed them
          </Button>
          <Button variant="outline" size="sm" disabled={isIdle} onClick={() => mark('not_needed')}>
            Not needed
          </Button>
        </>
      )}
      {(state === 'overdue' || state === 'week') && (
        <MarkAll key={state} notices={notices} state={state} total={list.total} />
      )}
      <p role="status" className="min-w-0 text-muted-foreground text-xs">
        {people.length > 0 ? `${formatCount(people.length, 'person', 'people')} selected.` : ''}
      </p>
      {hasPages && (
        <div className="ml-auto flex gap-2">
          <Button variant="outline" size="sm" disabled={page === 0} onClick={previous}>
            Previous
          </Button>
          <Button variant="outline" size="sm" disabled={list.nextCursor === null} onClick={next}>
            Next
          </Button>
        </div>
      )}
    </div>
  );
}

interface MarkAllProps {
  notices: NoticesState;
  state: 'overdue' | 'week';
  total: number;
}

function MarkAll({ notices: { isBusy, markAll }, state, total }: MarkAllProps) {
  const [isAsking, setAsking] = useState(false);
  const people = formatCount(total, 'person', 'people');
  return (
    <>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setAsking(true)}>
        Mark all {people}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Mark all ${people} as informed?`}
          action="Mark all"
          onConfirm={() => markAll(state)}
          onClose={() => setAsking(false)}
        >
          Do this once you have sent each of them the notice. Nothing is sent from here.
        </ConfirmDialog>
      )}
    </>
  );
}
