import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { useState } from 'react';

/** A text that is being typed. */
export interface Edit {
  text: string;
  /** What stood there when it was begun. */
  begunAs: string | null;
  /** Of which it is an edit; null: of the message as it is shown, since it was told that it has changed. */
  revision: number | null;
}

/** Texts that are being typed, by message: looking at another message meanwhile loses none. */
export function useEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  return {
    of: (id: string): Edit | null => edits.get(id) ?? null,
    begin: ({ id, messageContent, revision }: OutreachMessage) =>
      setEdits((before) => new Map(before).set(id, { text: messageContent ?? '', begunAs: messageContent, revision })),
    change: (id: string, part: Partial<Edit>) =>
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

export type Edits = ReturnType<typeof useEdits>;
