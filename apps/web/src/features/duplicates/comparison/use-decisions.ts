import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ServerMutation } from '~/lib/api/invalidation/procedures';
import { invalidateAfter } from '~/lib/api/query-client';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

export interface DecisionEvents {
  onDecided: () => void;
  /** The decision was undone, perhaps when another pair is on screen. */
  onReverted: () => void;
}

/** What is said of a decision, and how it is taken back. */
interface Decided {
  title: string;
  description?: string;
  undo?: (onDone: () => void) => Promise<void>;
}

interface Decision {
  write: ServerMutation;
  run: () => Promise<Decided>;
  /** Said when it fails. */
  failure: string;
}

/** Decides about a pair, one decision at a time. */
export function useDecisions({ onDecided, onReverted }: DecisionEvents) {
  const [running, setRunning] = useState<ServerMutation | null>(null);
  const [isDecided, setDecided] = useState(false);
  const leave = () => {
    setDecided(true);
    onDecided();
  };
  const decide = async ({ write, run, failure }: Decision) => {
    setRunning(write);
    try {
      const { undo, ...said } = await run();
      // Before anything is read again: the pair is no more.
      flushSync(leave);
      toast({ ...said, ...(undo && { offer: { label: 'Undo', run: () => void undo(onReverted) } }) });
    } catch (error) {
      toastFailure(failure, error);
    }
    setRunning(null);
    await invalidateAfter(write);
  };
  return { decide, leave, running, isDecided };
}

/** Takes a decision about a pair back. */
export async function reopenPair(
  write: 'duplicates.reopen' | 'contactDuplicates.reopen',
  reopen: () => Promise<unknown>,
  onDone: () => void,
): Promise<void> {
  try {
    await reopen();
    onDone();
    toast({ title: 'Pair Reopened' });
  } catch (error) {
    toastFailure('Failed to Reopen', error);
  }
  await invalidateAfter(write);
}
