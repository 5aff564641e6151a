const ERASED = 'erased:';

/** The only key of a recipient who was erased. */
export const erasedKey = (messageId: string): string => `${ERASED}${messageId}`;

export const isErasedRecipient = (keys: readonly string[]): boolean => keys.some((key) => key.startsWith(ERASED));

/** Finds recipients who were not. */
export const NOT_ERASED = { recipientKey: { $not: new RegExp(`^${ERASED}`) } };
