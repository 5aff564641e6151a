import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '~/lib/api/trpc';
import { useStore } from '~/lib/state/store';
import { TourCard } from './TourCard';
import { startTour, tourStep, wasTourSeen } from './tour-state';

/** The tour of the demo: it begins once by itself, on the Dashboard and when the history is there. */
export function Tour() {
  const { data } = trpc.companies.workspace.useQuery({});
  const step = useStore(tourStep, (current) => current);
  const isOnDashboard = useLocation({ select: ({ pathname }) => pathname === '/' });
  const isReady = data?.hasHistory === true && data.preparing === null;

  useEffect(() => {
    if (isReady && isOnDashboard && tourStep.get() === null && !wasTourSeen()) startTour();
  }, [isReady, isOnDashboard]);

  return isReady && step !== null ? <TourCard step={step} /> : null;
}
