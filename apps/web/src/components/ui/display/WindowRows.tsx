import type { ComponentType, ReactNode } from 'react';
import type { RowWindow } from '~/lib/browser/scrolling/row-window';

interface WindowRowsProps {
  /** In order. */
  ranges: readonly RowWindow[];
  /** Of the whole list. */
  count: number;
  rowHeightPx: number;
  /** Stands for rows that are not drawn. */
  Space: ComponentType<{ heightPx: number }>;
  /** Each with its key. */
  row: (index: number) => ReactNode;
}

/** The drawn rows of a long list, each in its place. */
export function WindowRows({ ranges, count, rowHeightPx, Space, row }: WindowRowsProps) {
  const space = (from: number, to: number) => <Space key={`from-${from}`} heightPx={(to - from) * rowHeightPx} />;
  // One flat list, in which each key keeps its place among the others: a row that React moves loses the focus.
  return [
    ...ranges.flatMap(({ from, to }, index) => [
      space(ranges[index - 1]?.to ?? 0, from),
      ...Array.from({ length: to - from }, (_, step) => row(from + step)),
    ]),
    <Space key="end" heightPx={(count - (ranges.at(-1)?.to ?? 0)) * rowHeightPx} />,
  ];
}
