import { ServiceError } from '@workbench/services/shared/errors';
import { refuseUnknownNames } from '@workbench/trpc';
import type { z } from 'zod';

/** @throws ServiceError invalid, naming each field that is wrong and what would be right */
export function readInput(schema: z.ZodObject, given: unknown): Record<string, unknown> {
  refuseUnknownNames([schema], given);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ServiceError('invalid', sentences.join('; '));
}
