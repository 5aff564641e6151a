import type { GeneratedMessage, MessageProgress } from '@workbench/services/ai/schemas';

/** What is known of a message while it is written. */
export interface WritingState {
  text: string;
  /** Why the writer began again; null when it did not. */
  restartReason: string | null;
  message: GeneratedMessage | null;
}

export const EMPTY_WRITING: WritingState = { text: '', restartReason: null, message: null };

/** Adds a piece, begins again, or ends: the whole replaces the pieces. */
export function addProgress(state: WritingState, progress: MessageProgress): WritingState {
  switch (progress.kind) {
    case 'piece':
      return { ...state, text: state.text + progress.text };
    case 'again':
      return { ...state, text: '', restartReason: progress.reason };
    case 'done':
      return { ...state, text: progress.message.message, message: progress.message };
  }
}
