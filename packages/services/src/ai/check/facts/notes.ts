import type { MessageFact } from '../../schemas.ts';

const NOTE = /^(?:your )?(?:note|notiz|nota)\b/i;

/** Whether a fact is what the sender or a colleague wrote down: "Note", or "Your note" of one typed in the form. */
export const isNote = ({ source }: MessageFact): boolean => NOTE.test(source);
