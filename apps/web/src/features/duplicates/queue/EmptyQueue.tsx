import { CopyCheck } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';

/** What the queue is for, when nothing is in it. */
export function EmptyQueue({ isDismissed }: { isDismissed: boolean }) {
  if (isDismissed) {
    return (
      <EmptyState
        icon={CopyCheck}
        title="Nothing dismissed"
        description="Pairs that you mark as “Not a duplicate” are kept here, and can be reopened."
      />
    );
  }
  return (
    <EmptyState
      icon={CopyCheck}
      title="No possible duplicates"
      description="As data come in, companies are compared by identifiers, sites, names and locations. Two that may be the same appear here, side by side, for you to merge or keep apart. Nothing is merged by itself."
    />
  );
}
