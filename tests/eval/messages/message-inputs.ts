import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageRequestSchema } from '../../../packages/services/src/ai/schemas.ts';

const messageInputSchema = messageRequestSchema.extend({ id: z.string() });
export type MessageInput = z.infer<typeof messageInputSchema>;

/** Each line of the file is what a message is written from. */
export const readMessageInputs = (file: string): MessageInput[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => messageInputSchema.parse(JSON.parse(line)));
