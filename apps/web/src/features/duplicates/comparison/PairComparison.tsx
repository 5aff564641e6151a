import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { type PanelQuery, PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import type { PairSide, PairView } from '../queue/pair-view';
import { ComparisonGrid } from './ComparisonGrid';
import type { ComparedRow } from './compared-row';
import { MergeQuestion } from './MergeQuestion';
import { PairHead } from './PairHead';
import { RecordHead } from './RecordHead';
import type { Sides } from './use-sides';

/** What a merge of two records would do. */
export interface MergeView {
  survivorId: string;
  rows: readonly ComparedRow[];
  /** As "2 sources". */
  moved: readonly string[];
  /** Said besides before a merge. */
  warning?: string | undefined;
  blockedBy?: string | undefined;
}

interface PairComparisonProps {
  pair: PanelQuery<PairView>;
  isGone: boolean;
  merge: PanelQuery<MergeView>;
  sides: Sides;
  isBusy: boolean;
  isMerging: boolean;
  onMerge: () => void;
  onDismiss: () => void;
  onReopen: () => void;
  /** The name of a record as a link to it. */
  link: (record: PairSide) => ReactNode;
  /** Further decisions about an open pair. */
  actions?: ReactNode;
}

/** Two records value by value, and the decision about them. */
export function PairComparison(props: PairComparisonProps) {
  const { pair, isGone, merge, sides, isBusy, isMerging, onMerge, onDismiss, onReopen, link, actions } = props;
  const [isAsking, setAsking] = useState(false);
  const isOpen = pair.data?.state === 'open';
  const isCurrent = merge.data?.survivorId === sides.input.id;
  const canMerge = isCurrent && merge.data?.blockedBy === undefined && !isBusy;
  const dismiss = () => {
    if (!isBusy) onDismiss();
  };
  useLetterShortcuts(['m', 'n'], isOpen && readShortcutsEnabled(), (letter) => {
    if (letter === 'n') dismiss();
    else if (canMerge) setAsking(true);
  });
  if (isGone) {
    return (
      <EmptyState
        icon={SearchX}
        title="This pair is gone"
        description="They were merged, one was deleted, or nothing suggests any more that they are the same."
      />
    );
  }
  return (
    <PanelQueryState query={pair} failure={READ_FAILURE.duplicate}>
      {({ sides: records, strength, reasons }) => (
        <div className="flex flex-col gap-3">
          <PairHead
            pair={{ strength, reasons }}
            isOpen={isOpen}
            isMerging={isMerging}
            canMerge={canMerge}
            onDismiss={dismiss}
            onReopen={onReopen}
            onMerge={() => setAsking(true)}
          >
            {isOpen && actions}
          </PairHead>
          <PanelQueryState query={merge} failure={READ_FAILURE.comparison}>
            {({ survivorId, rows, moved, warning, blockedBy }) => {
              // Those of the former choice are shown until the next ones are there.
              const [survivor, other] = survivorId === records[0].id ? records : [records[1], records[0]];
              return (
                <>
                  {blockedBy !== undefined && <Alert variant="warning">{blockedBy}</Alert>}
                  <ComparisonGrid
                    heads={[head(records[0], 0), head(records[1], 1)]}
                    names={[records[0].name, records[1].name]}
                    rows={rows}
                    onChoose={sides.choose}
                  />
                  <p className="text-ui">
                    <span className="text-muted-foreground">Moves to {survivor.name}: </span>
                    {moved.length === 0 ? 'nothing but the values above' : moved.join(', ')}.
                  </p>
                  {isAsking && (
                    <MergeQuestion
                      survivor={survivor}
                      other={other}
                      moved={moved}
                      warning={warning}
                      onClose={() => setAsking(false)}
                      onConfirm={onMerge}
                    />
                  )}
                </>
              );
            }}
          </PanelQueryState>
        </div>
      )}
    </PanelQueryState>
  );

  function head(record: PairSide, side: 0 | 1) {
    return (
      <RecordHead record={record} isSurvivor={sides.survivor === side} onSurvive={() => sides.survive(side)}>
        {link(record)}
      </RecordHead>
    );
  }
}
