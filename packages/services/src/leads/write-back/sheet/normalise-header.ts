/** Two spellings of one header become one. */
export const normaliseHeader = (header: string): string => header.replace(/\s+/g, ' ').trim().toLowerCase();
