import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, subscribeToasts, TOAST_REMOVE_DELAY_MS, toast, toastSnapshot } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a dismissed toast is removed 1,000,000 ms after it was dismissed, not after it was shown', () => {
  const unsubscribe = subscribeToasts(() => {});
  toast({ title: 'Imported' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  const shown = toastSnapshot().visible;
  expect(shown?.open).toBe(true);

  dismissToast(shown?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(toastSnapshot().visible?.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(toastSnapshot().visible).toBeNull();
  unsubscribe();
});

test('no timer is left when nothing shows toasts any more', () => {
  const unsubscribe = subscribeToasts(() => {});
  toast({ title: 'Imported' });
  dismissToast(toastSnapshot().visible?.id ?? 0);
  expect(vi.getTimerCount()).toBe(1);
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});
