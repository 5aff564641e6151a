export type ToastSide = 'top' | 'bottom';

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Beneath {
  /** What can be pressed or filled in and is on screen. */
  controls: readonly Box[];
  /** The control that has the focus; null without one on screen. */
  focused: Box | null;
}

/** Where a toast covers less: never the control that has the focus if the other side is free of it. Else at the top. Pure. */
export function freeSide(positions: Readonly<Record<ToastSide, Box>>, { controls, focused }: Beneath): ToastSide {
  const covered = (side: ToastSide) => {
    const isFocused = focused !== null && overlaps(positions[side], focused);
    return (
      controls.filter((control) => overlaps(positions[side], control)).length + (isFocused ? controls.length + 1 : 0)
    );
  };
  return covered('bottom') < covered('top') ? 'bottom' : 'top';
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
