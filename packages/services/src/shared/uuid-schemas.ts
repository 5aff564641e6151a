import { z } from 'zod';

/**
 * The same in both cases (RFC 9562): read in lower case, as ids are stored.
 * @param message of what is none; left out: that of zod
 */
export const uuidSchema = (message?: string) => z.uuid(message).toLowerCase();
