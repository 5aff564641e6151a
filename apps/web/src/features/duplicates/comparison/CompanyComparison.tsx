import { Lightbulb, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { readShortcutsEnabled } from '~/lib/browser/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/use-letter-shortcuts';
import { StrengthBadge } from '../queue/StrengthBadge';
import { CompanyHead } from './CompanyHead';
import { ComparisonGrid } from './ComparisonGrid';
import { type Choices, comparedRows, movedParts } from './comparison-rows';
import { MergeQuestion } from './MergeQuestion';
import { useDecisions } from './use-decisions';

const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

interface CompanyComparisonProps {
  pairId: string;
  onDecided: () => void;
  onReverted: () => void;
}

/** Two companies value by value, and the decision about them. */
export function CompanyComparison({ pairId, onDecided, onReverted }: CompanyComparisonProps) {
  const [survivor, setSurvivor] = useState<0 | 1>(0);
  const [choices, setChoices] = useState<Choices>({});
  const [isAsking, setAsking] = useState(false);
  const [isDecided, setDecided] = useState(false);
  const pair = trpc.duplicates.get.useQuery({ id: pairId }, { ...FRESH, enabled: !isDecided });
  const ids = pair.data?.companies.map(({ id }) => id) ?? [];
  const sides = { survivorId: ids[survivor] ?? '', otherId: ids[1 - survivor] ?? '' };
  const preview = trpc.duplicates.previewMerge.useQuery(sides, {
    ...FRESH,
    enabled: ids.length === 2 && !isDecided,
    placeholderData: (before) => before,
  });
  const decisions = useDecisions(pair.data, {
    onDecided: () => {
      setDecided(true);
      onDecided();
    },
    onReverted,
  });
  const isOpen = pair.data?.state === 'open';
  const isCurrent = preview.data?.survivor.id === sides.survivorId;
  const canMerge = isCurrent && preview.data?.blockedBy === undefined && !decisions.isBusy;
  const dismiss = () => !decisions.isBusy && decisions.dismiss.mutate({ id: pairId });
  useLetterShortcuts(['m', 'n'], isOpen && readShortcutsEnabled(), (letter) => {
    if (letter === 'n') dismiss();
    else if (canMerge) setAsking(true);
  });

  if (pair.error?.data?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        icon={SearchX}
        title="This pair is gone"
        description="The two were merged, one of them was deleted, or nothing speaks for them being one any longer."
      />
    );
  }
  return (
    <PanelQueryState query={pair} failure={READ_FAILURE.duplicate}>
      {({ companies, reasons, strength }) => (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-2 gap-y-1">
              <StrengthBadge strength={strength} />
              <ul aria-label="Reasons" className="flex flex-wrap gap-x-3 gap-y-0.5">
                {reasons.map(({ text }) => (
                  <li key={text} className="flex items-center gap-1 text-ui">
                    <Lightbulb aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
            <div className="flex flex-wrap gap-2">
              {isOpen ? (
                <Button variant="outline" aria-keyshortcuts="n" title="Not a duplicate (n)" onClick={dismiss}>
                  Not a duplicate
                </Button>
              ) : (
                <Button variant="outline" onClick={() => void decisions.reopen()}>
                  Reopen
                </Button>
              )}
              <Button aria-keyshortcuts="m" title="Merge (m)" disabled={!canMerge} onClick={() => setAsking(true)}>
                {decisions.merge.isPending ? 'Merging…' : 'Merge'}
              </Button>
            </div>
          </div>
          <PanelQueryState query={preview} failure={READ_FAILURE.comparison}>
            {({ survivor: keeps, other, fields, moves, blockedBy }) => {
              const moved = movedParts(moves);
              return (
                <>
                  {blockedBy !== undefined && <Alert variant="warning">{blockedBy}</Alert>}
                  <ComparisonGrid
                    heads={[head(0), head(1)]}
                    names={[companies[0]?.name ?? '', companies[1]?.name ?? '']}
                    // Those of the former choice are shown until the next ones are there.
                    rows={comparedRows(fields, keeps.id === companies[0]?.id ? 0 : 1, choices)}
                    onChoose={(field, side) =>
                      setChoices({ ...choices, [field]: side === survivor ? 'survivor' : 'other' })
                    }
                  />
                  <p className="text-ui">
                    <span className="text-muted-foreground">Moves to {keeps.name}: </span>
                    {moved.length === 0 ? 'nothing but the values above' : moved.join(', ')}.
                  </p>
                  {isAsking && (
                    <MergeQuestion
                      survivor={keeps.name}
                      other={other.name}
                      moved={moved}
                      onClose={() => setAsking(false)}
                      onConfirm={() => decisions.merge.mutate({ ...sides, choices })}
                    />
                  )}
                </>
              );

              function head(side: 0 | 1) {
                const company = companies[side];
                return (
                  company && (
                    <CompanyHead
                      company={company}
                      isSurvivor={survivor === side}
                      onSurvive={() => {
                        setSurvivor(side);
                        setChoices({});
                      }}
                    />
                  )
                );
              }
            }}
          </PanelQueryState>
        </div>
      )}
    </PanelQueryState>
  );
}
