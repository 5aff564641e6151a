export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Between the element and its tooltip. */
const GAP_PX = 6;
/** Between the tooltip and the edge of the window. */
const EDGE_PX = 8;

/** The upper left corner of a tooltip: beside its element, and within the window. Pure. */
export function tooltipPosition(
  side: TooltipSide,
  anchor: Box,
  tooltip: Size,
  view: Size,
): { left: number; top: number } {
  const centered = {
    left: anchor.left + (anchor.width - tooltip.width) / 2,
    top: anchor.top + (anchor.height - tooltip.height) / 2,
  };
  const beside = {
    top: { ...centered, top: anchor.top - tooltip.height - GAP_PX },
    right: { ...centered, left: anchor.left + anchor.width + GAP_PX },
    bottom: { ...centered, top: anchor.top + anchor.height + GAP_PX },
    left: { ...centered, left: anchor.left - tooltip.width - GAP_PX },
  }[side];
  return {
    left: within(beside.left, view.width - tooltip.width),
    top: within(beside.top, view.height - tooltip.height),
  };
}

const within = (start: number, end: number): number => Math.max(EDGE_PX, Math.min(start, end - EDGE_PX));
