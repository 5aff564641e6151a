import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import type { PairView } from '../queue/pair-view';
import { StrengthBadge } from '../queue/StrengthBadge';

interface PairHeadProps {
  pair: Pick<PairView, 'strength' | 'reasons'>;
  isOpen: boolean;
  isMerging: boolean;
  canMerge: boolean;
  onDismiss: () => void;
  onReopen: () => void;
  onMerge: () => void;
  /** Further decisions. */
  children?: ReactNode;
}

/** Why two records may be one, and what can be decided about them. */
export function PairHead(props: PairHeadProps) {
  const { pair, isOpen, isMerging, canMerge, onDismiss, onReopen, onMerge, children } = props;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-2 gap-y-1">
        <StrengthBadge strength={pair.strength} />
        <ul aria-label="Reasons" className="flex flex-wrap gap-x-3 gap-y-0.5">
          {pair.reasons.map(({ text }) => (
            <li key={text} className="flex items-center gap-1 text-ui">
              <Lightbulb aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        {isOpen ? (
          <Button variant="outline" aria-keyshortcuts="n" title="Not a duplicate (n)" onClick={onDismiss}>
            Not a duplicate
          </Button>
        ) : (
          <Button variant="outline" onClick={onReopen}>
            Reopen
          </Button>
        )}
        <Button aria-keyshortcuts="m" title="Merge (m)" disabled={!canMerge} onClick={onMerge}>
          {isMerging ? 'Merging…' : 'Merge'}
        </Button>
      </div>
    </div>
  );
}
