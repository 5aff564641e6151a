const PROSE_MIN = 25;

/** Whether a passage is a sentence to be shown, and no menu entry or caption. */
export const isProse = (sentence: string) => sentence.length >= PROSE_MIN && /[.!…]["'”’»)]*$/.test(sentence);
