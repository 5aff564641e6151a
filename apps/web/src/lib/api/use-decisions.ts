import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import type { ServerMutation } from './invalidation/procedures';
import { invalidateAfter } from './query-client';

export interface DecisionEvents {
  onDecided: () => void;
  /** The decision was undone, perhaps when another case is on screen. */
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
  /** The case stays in its list. */
  stays?: boolean;
  /** Said when it fails. */
  failure: string;
}

/** Decides about a case of a queue, one decision at a time. */
export function useDecisions({ onDecided, onReverted }: DecisionEvents) {
  const [running, setRunning] = useState<ServerMutation | null>(null);
  const [isDecided, setDecided] = useState(false);
  const leave = () => {
    setDecided(true);
    onDecided();
  };
  const decide = async ({ write, run, stays, failure }: Decision) => {
    setRunning(write);
    try {
      const { undo, ...said } = await run();
      // Before anything is read again: the case is no more.
      if (!stays) flushSync(leave);
      toast({ ...said, ...(undo && { offer: { label: 'Undo', run: () => void undo(onReverted) } }) });
    } catch (error) {
      toastFailure(failure, error);
    }
    setRunning(null);
    await invalidateAfter(write);
  };
  return { decide, leave, running, isDecided };
}
