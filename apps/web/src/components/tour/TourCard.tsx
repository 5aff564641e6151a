import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { useEscape } from '~/lib/browser/keyboard/use-escape';
import { endTour, tourStep } from './tour-state';
import { TOUR_STEPS } from './tour-steps';
import { useAnchor } from './use-anchor';

const RING_GAP = 6;

/** One step: a ring around the real thing, and a card at the edge that covers none of it on a wide screen. */
export function TourCard({ step }: { step: number }) {
  const router = useRouter();
  const companyId = useReportedCompany();
  const shown = TOUR_STEPS[step] ?? TOUR_STEPS[0];
  const title = useRef<HTMLHeadingElement>(null);
  const box = useAnchor(shown?.find ?? (() => null));
  useEscape(true, endTour);

  function go(next: number): void {
    const there = TOUR_STEPS[next];
    if (there === undefined) {
      endTour();
      return;
    }
    tourStep.set(next);
    router.history.push(there.to(companyId ?? ''));
  }

  // The first step begins by itself, and takes the focus from no one.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && step >= 0) title.current?.focus();
    isFirst.current = false;
  }, [step]);

  if (shown === undefined) return null;
  const isLast = step === TOUR_STEPS.length - 1;
  return (
    <>
      {box !== null && (
        <div
          aria-hidden
          data-tour-ring
          className="pointer-events-none fixed z-40 rounded-lg border-2 border-primary print:hidden"
          style={{
            top: box.top - RING_GAP,
            left: box.left - RING_GAP,
            width: box.width + 2 * RING_GAP,
            height: box.height + 2 * RING_GAP,
          }}
        />
      )}
      <aside
        aria-label="Tour"
        data-keeps-focus
        className="fixed inset-x-3 bottom-3 z-40 rounded-lg border border-border bg-popover p-4 shadow-float sm:inset-x-auto sm:right-4 sm:bottom-4 sm:w-96 print:hidden"
      >
        <p className="text-muted-foreground text-xs">{`Tour · ${step + 1} of ${TOUR_STEPS.length}`}</p>
        <h2 ref={title} tabIndex={-1} className="mt-1 pr-8 font-semibold outline-none">
          {shown.title}
        </h2>
        <p className="mt-1 text-muted-foreground">{shown.text}</p>
        {shown.link && (
          <a href={shown.link.href} className="mt-2 inline-block text-link underline-offset-4 hover:underline">
            {shown.link.label}
          </a>
        )}
        <div className="mt-3 flex items-center gap-2">
          {!isLast && (
            <Button variant="ghost" size="sm" onClick={endTour}>
              Skip tour
            </Button>
          )}
          <div className="ml-auto flex gap-2">
            {step > 0 && (
              <Button variant="outline" size="sm" onClick={() => go(step - 1)}>
                Back
              </Button>
            )}
            <Button size="sm" disabled={companyId === undefined} onClick={() => go(step + 1)}>
              {isLast ? 'Done' : 'Next'}
            </Button>
          </div>
        </div>
        <button
          type="button"
          aria-label="Close the tour"
          onClick={endTour}
          className="absolute top-3 right-3 flex size-8 touch:size-11 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
        </button>
      </aside>
    </>
  );
}

/** A company of a campaign that has ended: it has figures and a report. */
function useReportedCompany(): string | undefined {
  const campaigns = trpc.campaigns.list.useQuery({});
  const id = campaigns.data?.find(({ status }) => status === 'completed')?.id ?? '';
  const items = trpc.campaigns.items.useQuery({ id, state: 'completed', limit: 1 }, { enabled: id !== '' });
  return items.data?.items[0]?.companyId;
}
