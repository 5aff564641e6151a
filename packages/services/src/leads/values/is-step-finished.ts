import type { LeadStepDoc } from '@workbench/db';

const ENDED: ReadonlySet<string> = new Set(['completed', 'skipped', 'review']);

/** This run does nothing more about it. */
export const isStepFinished = (step: LeadStepDoc | undefined): boolean => step !== undefined && ENDED.has(step.state);
