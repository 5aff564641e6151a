import {
  CHARACTER_LIMIT_MIN,
  CONNECTION_REQUEST_MAX,
  FREE_CONNECTION_REQUEST_MAX,
} from '@workbench/services/ai/limits';
import type { MessageOptions } from './message-options.ts';

/** The typed limit as a number, or null when it is none that the network takes. */
export function parseCustomLimit(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const limit = Number(text);
  return limit >= CHARACTER_LIMIT_MIN && limit <= CONNECTION_REQUEST_MAX ? limit : null;
}

/** Most characters of a connection request; an unfit number counts as the network's own limit. */
export function effectiveLimit({ limitProfile, customLimit }: MessageOptions): number {
  if (limitProfile === 'free') return FREE_CONNECTION_REQUEST_MAX;
  return limitProfile === 'paid' ? CONNECTION_REQUEST_MAX : (parseCustomLimit(customLimit) ?? CONNECTION_REQUEST_MAX);
}
