import { CopyCheck } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';

/** What the queue is for, when nothing is in it. */
export function EmptyQueue({ isDismissed, text }: { isDismissed: boolean; text: string }) {
  if (isDismissed) {
    return (
      <EmptyState
        icon={CopyCheck}
        title="Nothing dismissed"
        description="Pairs that you mark as “Not a duplicate” are kept here, and can be reopened."
      />
    );
  }
  return <EmptyState icon={CopyCheck} title="No possible duplicates" description={text} />;
}
