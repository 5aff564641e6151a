import {
  CHARACTER_LIMIT_MIN,
  CONNECTION_REQUEST_MAX,
  FREE_CONNECTION_REQUEST_MAX,
} from '@workbench/services/ai/limits';
import { parseWholeNumber } from '../../lib/format/parse-number.ts';
import type { MessageOptions } from './message-options.ts';

/** The typed limit as a number, or null when it is none that the network takes. */
export function parseCustomLimit(text: string): number | null {
  const limit = parseWholeNumber(text);
  return limit !== null && limit >= CHARACTER_LIMIT_MIN && limit <= CONNECTION_REQUEST_MAX ? limit : null;
}

/** Most characters of a connection request; an unfit number counts as the network's own limit. */
export function effectiveLimit({ limitProfile, customLimit }: MessageOptions): number {
  if (limitProfile === 'free') return FREE_CONNECTION_REQUEST_MAX;
  return limitProfile === 'paid' ? CONNECTION_REQUEST_MAX : (parseCustomLimit(customLimit) ?? CONNECTION_REQUEST_MAX);
}
