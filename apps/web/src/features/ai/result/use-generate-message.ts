import type { GeneratedMessage } from '@workbench/services/ai/schemas';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';
import type { MessageFormState } from '../form/use-message-form';
import { isMissingRecipient } from '../message-form';
import { regenerateInput, type SessionMessage } from './message-session';
import { toastTrimmed } from './toast-trimmed';
import { addProgress, EMPTY_WRITING, type WritingState } from './writing-progress';

/** Has a message written and shows it growing. What was there before stays until the new one is whole. */
export function useGenerateMessage(state: MessageFormState, onWritten: (message: GeneratedMessage) => void) {
  const [writing, setWriting] = useState<WritingState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // No one reads on when the screen is left.
  useEffect(() => () => running.current?.abort(), []);

  const generate = async (variant: number, shown: SessionMessage | null = null) => {
    if (running.current !== null) return;
    const input = regenerateInput(state, shown);
    if (isMissingRecipient(input.request)) return toastMissingRecipient();
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setWriting(EMPTY_WRITING);
    try {
      const message = await readMessageStream(toStreamInput(state, input, variant), controller.signal, setWriting);
      onWritten(message);
      toastGenerated(message);
    } catch (error) {
      if (!controller.signal.aborted) {
        setProblem(failureReason(error));
        toast({ title: 'Generation Failed', description: failureReason(error), variant: 'destructive' });
      }
    } finally {
      running.current = null;
      setWriting(null);
      void invalidateAfter('ai.stream');
    }
  };

  return { writing, problem, generate, stop: () => running.current?.abort() };
}

export type GenerateMessageState = ReturnType<typeof useGenerateMessage>;

type StreamInput = Parameters<typeof trpcClient.ai.stream.mutate>[0];

function toStreamInput(
  { writer, templateId }: MessageFormState,
  { request, contactId }: ReturnType<typeof regenerateInput>,
  variant: number,
): StreamInput {
  return {
    ...request,
    variant,
    ...(contactId !== undefined && { contactId }),
    ...(writer !== null && { writer }),
    ...(templateId !== null && { templateId }),
  };
}

async function readMessageStream(input: StreamInput, signal: AbortSignal, show: (state: WritingState) => void) {
  let state = EMPTY_WRITING;
  for await (const progress of await trpcClient.ai.stream.mutate(input, { signal })) {
    state = addProgress(state, progress);
    show(state);
  }
  signal.throwIfAborted();
  if (state.message === null) throw new Error(STREAM_INTERRUPTED);
  return state.message;
}

const STREAM_INTERRUPTED = 'The response ended before the message was complete. Generate it again.';

/** What is no stream, as the page of a proxy, ends for the client as if someone had stopped it; no one did. */
function failureReason(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const isAbort = cause instanceof DOMException && cause.name === 'AbortError';
  return isAbort ? STREAM_INTERRUPTED : errorMessage(error);
}

function toastMissingRecipient(): void {
  toastSlip('Missing Information', 'Please provide at least a recipient name or company for connection requests.');
}

/** One toast is visible at a time: the one that says more comes last, the log has both. */
function toastGenerated({ isTrimmed, messageType, limit }: GeneratedMessage): void {
  toast({ title: 'Message Generated!' });
  if (isTrimmed && messageType === 'connection_request') toastTrimmed(limit);
}
