/** Two spellings, whether they are the same person, mailbox, number, name or domain, and why. */
export type SameCase = readonly [one: string, other: string, verdict: 'same' | 'different', why: string];

/** A text that no one is recognised by, and why. */
export type NoKeyCase = readonly [text: string, why: string];
