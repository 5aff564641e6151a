import type { LeadOriginDoc } from '@workbench/db';

/** Typed on the screen, or accepted there: only a person on the screen replaces it. Pure. */
export function isUserEntered(origin: LeadOriginDoc | undefined): boolean {
  return origin?.source === 'typed' || origin?.isAccepted === true;
}
