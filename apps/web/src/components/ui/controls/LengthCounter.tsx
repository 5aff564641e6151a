import { TriangleAlert } from 'lucide-react';

interface LengthCounterProps {
  id: string;
  length: number;
  /** null: this type of message has none. */
  limit: number | null;
}

/** How long the text is, against what the network takes. */
export function LengthCounter({ id, length, limit }: LengthCounterProps) {
  const isOver = limit !== null && length > limit;
  return (
    <div id={id} className="flex flex-wrap items-center justify-between gap-2 text-xs">
      <span className={isOver ? 'font-medium text-warning tabular-nums' : 'text-muted-foreground tabular-nums'}>
        {limit === null ? `${length} characters` : `${length} / ${limit}`}
      </span>
      {isOver && (
        <span role="status" className="flex items-center gap-1 text-warning">
          <TriangleAlert aria-hidden className="size-3.5" />
          Over limit - will be trimmed
        </span>
      )}
    </div>
  );
}
