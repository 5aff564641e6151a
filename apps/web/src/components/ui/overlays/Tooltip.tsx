import { cloneElement, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type TooltipSide, tooltipPosition } from './tooltip-position';
import { useTooltip } from './use-tooltip';

interface TooltipProps {
  content: ReactNode;
  /** One element that takes focus, so that the tooltip is reachable by keyboard. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  side?: TooltipSide | undefined;
}

/** Part of every screen, hence without a library that would double what the first one loads. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { isOpen, onPointerEnter, onPointerLeave, onFocus, close } = useTooltip();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the element within
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={close}
      onFocus={onFocus}
      onBlur={close}
    >
      {cloneElement(children, isOpen ? { 'aria-describedby': id } : {})}
      {isOpen && (
        <Bubble id={id} side={side} anchorOf={() => anchor.current?.firstElementChild}>
          {content}
        </Bubble>
      )}
    </span>
  );
}

interface BubbleProps {
  id: string;
  side: TooltipSide;
  anchorOf: () => Element | null | undefined;
  children: ReactNode;
}

function Bubble({ id, side, anchorOf, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const anchor = anchorOf()?.getBoundingClientRect();
    if (!bubble.current || !anchor) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = tooltipPosition(side, anchor, bubble.current.getBoundingClientRect(), view);
    bubble.current.style.translate = `${left}px ${top}px`;
  });
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-50 max-w-72 rounded-md border border-border bg-popover px-3 py-1.5 text-foreground text-xs shadow-float"
    >
      {children}
    </div>,
    document.body,
  );
}
