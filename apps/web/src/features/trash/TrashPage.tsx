import { getRouteApi } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { useSelection } from '~/lib/state/use-selection';
import { TrashCards } from './TrashCards';
import { TrashFilterBar } from './TrashFilterBar';
import { EmptyTrashQuestion, PurgeQuestion } from './TrashQuestions';
import { TrashStates } from './TrashStates';
import { TrashTable } from './TrashTable';
import type { TrashListProps } from './trash-list-props';
import { parseTrashParams } from './url-params';
import { useTrash } from './use-trash';
import { useTrashActions } from './use-trash-actions';

const route = getRouteApi('/trash');

type Question = { kind: 'empty' } | { kind: 'purge'; ids: readonly string[] };

/** What was deleted in the last 30 days: restored, deleted for good, or left until its time is over. */
export function TrashPage() {
  const params = parseTrashParams(route.useSearch());
  const navigate = route.useNavigate();
  const trash = useTrash(params);
  const actions = useTrashActions();
  const selection = useSelection();
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const [question, setQuestion] = useState<Question | null>(null);
  const { entries } = trash;
  // What has left the list, or is being worked on, is not chosen any more.
  const selected = entries.filter(({ id, state }) => selection.ids.has(id) && state === 'trashed');
  const list: TrashListProps = {
    entries,
    actions,
    selection,
    onPurge: (entry) => setQuestion({ kind: 'purge', ids: [entry.id] }),
  };
  return (
    <div className="min-w-0">
      <PageHeader
        title="Trash"
        subtitle="Deleted records are kept for 30 days and can be restored."
        actions={
          <Button variant="outline" disabled={entries.length === 0} onClick={() => setQuestion({ kind: 'empty' })}>
            <Trash2 aria-hidden />
            Empty trash
          </Button>
        }
      />
      <TrashFilterBar
        params={params}
        total={trash.total}
        selected={selected}
        isBusy={actions.busyIds.size > 0}
        onChange={(next) => void navigate({ search: parseTrashParams({ ...params, ...next }), replace: true })}
        onRestore={() => void actions.restore(selected).then(selection.clear)}
        onPurge={() => setQuestion({ kind: 'purge', ids: selected.map(({ id }) => id) })}
      />
      <TrashStates trash={trash} isFiltered={params.kind !== undefined || params.q !== undefined}>
        {isNarrow ? <TrashCards {...list} /> : <TrashTable {...list} />}
      </TrashStates>
      {question?.kind === 'empty' && (
        <EmptyTrashQuestion onConfirm={(until) => void actions.empty(until)} onClose={() => setQuestion(null)} />
      )}
      {question?.kind === 'purge' && (
        <PurgeQuestion
          entries={entries.filter(({ id }) => question.ids.includes(id))}
          onConfirm={(chosen) => void actions.purge(chosen).then(selection.clear)}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}
