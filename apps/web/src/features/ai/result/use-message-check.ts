import type { MessageCheck } from '@workbench/services/ai/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpcClient } from '~/lib/api/trpc';
import type { SessionMessage } from './message-session';

const DEBOUNCE_MS = 500;

export type CheckState =
  | { kind: 'checked'; unsupported: MessageCheck['unsupported'] }
  | { kind: 'checking' }
  | { kind: 'failed'; reason: string };

interface CheckedMessage {
  of: SessionMessage;
  state: CheckState;
}

/**
 * What of the shown text nothing supports. As written, the server has told so already; each edit and each added fact has
 * the text checked again. An answer counts for the very text that it was asked for, so a late one is never shown.
 */
export function useMessageCheck(shown: SessionMessage | null): { check: CheckState; retry: () => void } {
  const [checkedMessage, setCheckedMessage] = useState<CheckedMessage | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isUnedited =
    shown !== null && shown.text === shown.original.message && shown.request === shown.original.request;

  // biome-ignore lint/correctness/useExhaustiveDependencies: "Retry" asks the same again
  useEffect(() => {
    if (shown === null || isUnedited) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const state = await requestCheck(shown, controller.signal);
      if (!controller.signal.aborted) setCheckedMessage({ of: shown, state });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [shown, isUnedited, attempt]);

  const retry = () => {
    setCheckedMessage(null);
    setAttempt((previous) => previous + 1);
  };
  if (shown === null || isUnedited) {
    return { check: { kind: 'checked', unsupported: shown?.original.unsupported ?? [] }, retry };
  }
  return { check: checkedMessage?.of === shown ? checkedMessage.state : { kind: 'checking' }, retry };
}

async function requestCheck({ text, request, original }: SessionMessage, signal: AbortSignal): Promise<CheckState> {
  try {
    const { unsupported } = await trpcClient.ai.check.mutate({ text, request, messageId: original.id }, { signal });
    return { kind: 'checked', unsupported };
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) };
  }
}
