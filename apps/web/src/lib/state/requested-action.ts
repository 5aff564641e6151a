import { useEffect, useEffectEvent } from 'react';
import { createStore } from './store.ts';

/** What the command palette asks of the screen that it leads to. */
type RequestedAction =
  | 'add-company'
  | 'new-report-campaign'
  | 'new-outreach-campaign'
  | 'do-not-contact'
  | 'privacy-requests';

const requested = createStore<RequestedAction | null>(null);

/** The next button for it that is on the screen is pressed, so to speak. */
export const requestAction = (action: RequestedAction): void => requested.set(action);

/** Calls `onRequest` when the action is asked for, also when that was before this was drawn. One taker takes it. */
export function useRequestedAction(action: RequestedAction, onRequest: () => void): void {
  const take = useEffectEvent(() => {
    if (requested.get() !== action) return;
    requested.set(null);
    onRequest();
  });
  useEffect(() => {
    take();
    return requested.subscribe(take);
  }, []);
}
