import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';

/** A text that is being typed. */
export interface MessageEdit {
  text: string;
  /** What stood there when it was begun. */
  originalText: string | null;
  /** The edited revision; null: the current one, after a notice that it has changed. */
  revision: number | null;
}

/** Texts that are being typed, by message: looking at another message meanwhile loses none. */
export function useMessageEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<string, MessageEdit>>(new Map());
  return {
    get: (id: string): MessageEdit | null => edits.get(id) ?? null,
    begin: ({ id, messageContent, revision }: OutreachMessage) =>
      setEdits((before) =>
        new Map(before).set(id, { text: messageContent ?? '', originalText: messageContent, revision }),
      ),
    change: (id: string, part: Partial<MessageEdit>) =>
      setEdits((before) => {
        const edit = before.get(id);
        return edit === undefined ? before : new Map(before).set(id, { ...edit, ...part });
      }),
    end: (id: string) =>
      setEdits((before) => {
        const others = new Map(before);
        others.delete(id);
        return others;
      }),
  };
}

export type MessageEdits = ReturnType<typeof useMessageEdits>;
