import type { ReactNode } from 'react';

/** What is left of the card's height, for a drawing that measures the box it is in. */
export function ChartArea({ minHeightPx, children }: { minHeightPx: number; children: ReactNode }) {
  return (
    <div aria-hidden className="relative flex-1" style={{ minHeight: minHeightPx }}>
      <div className="absolute inset-0">{children}</div>
    </div>
  );
}
