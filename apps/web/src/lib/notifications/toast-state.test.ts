import { describe, expect, test } from 'vitest';
import { EMPTY_TOASTS, reduceToasts, type ToastAction, type ToastState } from './toast-state.ts';

const success = (id: number): ToastAction => ({ type: 'add', toast: { id, at: id, title: `success ${id}` } });
const failure = (id: number): ToastAction => ({
  type: 'add',
  toast: { id, at: id, title: `failure ${id}`, variant: 'destructive' },
});
const dismiss = (id: number): ToastAction => ({ type: 'dismiss', id });
const after = (...actions: ToastAction[]): ToastState => actions.reduce(reduceToasts, EMPTY_TOASTS);

describe('the one visible toast', () => {
  test.each<[string, ToastAction[], number | undefined]>([
    ['is the newest success', [success(1), success(2)], 2],
    ['is the failure that follows a success', [success(1), failure(2)], 2],
    ['is the success that follows a failure', [failure(1), success(2)], 2],
    ['is the newest of two failures', [failure(1), failure(2)], 2],
    ['is the success that comes after the failure was dismissed', [failure(1), dismiss(1), success(2)], 2],
  ])('%s', (_name, actions, expected) => {
    expect(after(...actions).visible?.id).toBe(expected);
  });

  test('closes when dismissed and leaves the document only when removed', () => {
    const dismissed = after(success(1), dismiss(1));
    expect(dismissed.visible).toMatchObject({ id: 1, open: false });
    expect(reduceToasts(dismissed, { type: 'remove', id: 1 }).visible).toBeNull();
  });

  test('is not touched by the late dismissal or removal of the one before', () => {
    const state = after(success(1), success(2), dismiss(1), { type: 'remove', id: 1 });
    expect(state.visible).toMatchObject({ id: 2, open: true });
  });
});

describe('the log', () => {
  test('offers to undo until that is done once, also when the toast is gone', () => {
    const offer = { label: 'Undo', run: () => undefined };
    const merged = after({ type: 'add', toast: { id: 1, at: 1, title: 'Merged', offer } }, success(2));
    expect(merged.log.map((entry) => entry.offer)).toEqual([undefined, offer]);
    const undone = reduceToasts(merged, { type: 'takeOffer', id: 1 });
    expect(undone.log.map((entry) => entry.offer)).toEqual([undefined, undefined]);
    expect(undone.visible).toMatchObject({ id: 2, open: true });
  });

  test('keeps every toast, newest first, also those that were replaced', () => {
    const state = after(failure(1), success(2), dismiss(1), success(3));
    expect(state.log.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  test('has no slips of a form, and counts none', () => {
    const slip: ToastAction = { type: 'add', toast: { id: 2, at: 2, title: 'No Query', isSlip: true } };
    const state = after(success(1), slip);
    expect(state.visible?.id).toBe(2);
    expect(state.log.map(({ id }) => id)).toEqual([1]);
    expect(state.unread).toBe(1);
  });

  test('counts what came since it was last read', () => {
    const read = after(success(1), failure(2), { type: 'readLog' });
    expect(read.unread).toBe(0);
    expect(reduceToasts(read, success(3)).unread).toBe(1);
  });
});

test('shows what the server keeps as a notification, and does not list it a second time', () => {
  const stored: ToastAction = { type: 'add', toast: { id: 9, at: 9, title: 'Sync complete', isStored: true } };
  expect(reduceToasts(EMPTY_TOASTS, stored)).toMatchObject({ visible: { id: 9, open: true }, log: [], unread: 0 });
});
