import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { useDraft } from '~/lib/state/use-draft';

/** A text that is being typed. */
export interface MessageEdit {
  text: string;
  /** What stood there when it was begun. */
  originalText: string | null;
  /** The edited revision; null: the current one, after a notice that it has changed. */
  revision: number | null;
}

type Edits = Readonly<Record<string, MessageEdit>>;

const NONE: Edits = {};

const isAnyTyped = (edits: Edits): boolean =>
  Object.values(edits).some(({ text, originalText }) => text !== (originalText ?? ''));

/** Texts that are being typed, by message: looking at another message, campaign or screen meanwhile loses none. */
export function useMessageEdits(kind: 'text' | 'note') {
  const { value: edits, update } = useDraft(`outreach:${kind}`, NONE, isAnyTyped);
  return {
    get: (id: string): MessageEdit | null => edits[id] ?? null,
    begin: ({ id, messageContent, revision }: OutreachMessage) =>
      update((before) => ({
        ...before,
        [id]: { text: messageContent ?? '', originalText: messageContent, revision },
      })),
    change: (id: string, part: Partial<MessageEdit>) =>
      update((before) => {
        const edit = before[id];
        return edit === undefined ? before : { ...before, [id]: { ...edit, ...part } };
      }),
    end: (id: string) => update(({ [id]: _ended, ...others }) => others),
  };
}

export type MessageEdits = ReturnType<typeof useMessageEdits>;
