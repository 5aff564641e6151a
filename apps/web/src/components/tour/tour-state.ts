import { createStore } from '~/lib/state/store';

/** Which step is shown, from 0; null while there is no tour. */
export const tourStep = createStore<number | null>(null);

const SEEN_KEY = 'tour-seen';

export const wasTourSeen = (): boolean => localStorage.getItem(SEEN_KEY) !== null;

export const startTour = (): void => tourStep.set(0);

/** It is not offered by itself again in this browser. */
export function endTour(): void {
  localStorage.setItem(SEEN_KEY, 'yes');
  tourStep.set(null);
}
