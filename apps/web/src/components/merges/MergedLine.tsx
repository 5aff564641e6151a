import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatDate } from '~/lib/format/format';

interface MergedLineProps {
  /** The record that was merged into this one, by name. */
  name: string;
  /** What tells it apart. */
  detail?: string;
  mergedAt: string;
  onUndo: () => Promise<void>;
}

/** Says which record became part of this one, and takes it back. */
export function MergedLine({ name, detail, mergedAt, onUndo }: MergedLineProps) {
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    await onUndo();
    setUndoing(false);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui">
      <Merge aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 break-words">
        Also known as {name}
        {detail !== undefined && ` (${detail})`}, merged on {formatDate(mergedAt)}
      </span>
      <Button
        variant="link"
        size="sm"
        className="h-6 px-1"
        aria-label={`Undo the merge with ${name}`}
        disabled={isUndoing}
        onClick={() => void undo()}
      >
        {isUndoing ? 'Undoing…' : 'Undo'}
      </Button>
    </p>
  );
}
