/** Two spellings of one header become one. */
export const plainHeader = (header: string): string => header.replace(/\s+/g, ' ').trim().toLowerCase();
