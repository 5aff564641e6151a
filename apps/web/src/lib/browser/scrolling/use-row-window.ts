import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnRanges, type RowOrder, type RowWindow, rowsInView, rowWindow, topRow } from './row-window';
import { useFocusedRow } from './use-focused-row';

interface ScrolledRows extends RowOrder {
  scroller: RefObject<HTMLElement | null>;
  /** Rows have one height: nothing is measured or laid out by row, however many there are. */
  rowHeightPx: number;
  /** The aria-rowindex or aria-posinset of the first row. */
  firstPosition: number;
}

interface DrawnRows extends RowWindow {
  top: number;
  /** What is to be drawn: the window, and the row with the focus where it lies elsewhere. */
  ranges: RowWindow[];
}

/** The rows of a long table that are near the visible ones. Scrolling draws it again only when the window moves. */
export function useRowWindow({ scroller, count, idAt, rowHeightPx, firstPosition }: ScrolledRows): DrawnRows {
  const [top, setTop] = useState(0);
  const [inView, setInView] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const readTop = () => setTop(topRow(element.scrollTop, rowHeightPx));
    // At once: rows that came with a later frame would leave a gap.
    const onScroll = () => flushSync(readTop);
    const readView = () => {
      readTop();
      setInView(rowsInView(element.clientHeight, rowHeightPx));
    };
    readView();
    const observer = new ResizeObserver(readView);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, rowHeightPx]);
  const focused = useFocusedRow({ scroller, firstPosition, count, idAt });
  const window = rowWindow(top, inView, count);
  return { top, ...window, ranges: drawnRanges(window, focused, count) };
}
