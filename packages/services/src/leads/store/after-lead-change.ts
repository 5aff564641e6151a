import type { LeadDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';

/**
 * Called after a person has changed a lead, so that copies of it elsewhere follow; a kill in between leaves them to be compared
 * the next time. It is a required argument, because the domains that keep such copies are below this one.
 */
export type AfterLeadChange = (ctx: ServiceContext, lead: LeadDoc, before: LeadDoc) => Promise<void>;
