import type { ServiceContext } from '../../shared/context.ts';
import { readTail } from './chain-tail.ts';

/** Writes the last line into the log of the process, which others keep. */
export async function noteHead({ log }: ServiceContext): Promise<void> {
  const head = await readTail();
  if (head.sequence > 0) log.info(head, 'the head of the audit log');
}
