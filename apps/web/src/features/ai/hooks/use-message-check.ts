import type { MessageCheck } from '@workbench/services/ai/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/errors';
import { trpcClient } from '~/lib/trpc';
import type { SessionMessage } from '../lib/session';

const TYPING_PAUSE_MS = 500;

export type CheckState =
  | { kind: 'checked'; unsupported: MessageCheck['unsupported'] }
  | { kind: 'checking' }
  | { kind: 'failed'; reason: string };

interface Answer {
  of: SessionMessage;
  state: CheckState;
}

/**
 * What of the shown text nothing supports. As written, the server has told so already; each edit and each added fact has
 * the text checked again. An answer counts for the very text that it was asked for, so a late one is never shown.
 */
export function useMessageCheck(shown: SessionMessage | null): { check: CheckState; retry: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isAsWritten =
    shown !== null && shown.text === shown.original.message && shown.request === shown.original.request;

  // biome-ignore lint/correctness/useExhaustiveDependencies: "Retry" asks the same again
  useEffect(() => {
    if (shown === null || isAsWritten) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const state = await ask(shown, controller.signal);
      if (!controller.signal.aborted) setAnswer({ of: shown, state });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [shown, isAsWritten, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((previous) => previous + 1);
  };
  if (shown === null || isAsWritten) {
    return { check: { kind: 'checked', unsupported: shown?.original.unsupported ?? [] }, retry };
  }
  return { check: answer?.of === shown ? answer.state : { kind: 'checking' }, retry };
}

async function ask({ text, request }: SessionMessage, signal: AbortSignal): Promise<CheckState> {
  try {
    const { unsupported } = await trpcClient.ai.check.mutate({ text, request }, { signal });
    return { kind: 'checked', unsupported };
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) };
  }
}
