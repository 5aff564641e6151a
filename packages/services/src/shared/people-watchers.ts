import type { ContactDoc, LeadDoc } from '@workbench/db';
import type { ServiceContext } from './context.ts';

/**
 * Who keeps something of people beside their records, as the recipients of campaigns. What a record says is all that is
 * known of somebody: it is told when it grows, and before the record goes, so that whoever is put on the do-not-contact
 * list is still recognised.
 */
export interface PeopleWatcher {
  contacts(ctx: ServiceContext, contacts: readonly ContactDoc[]): Promise<void>;
  leads(ctx: ServiceContext, leads: readonly LeadDoc[]): Promise<void>;
}

const watchers = new Map<string, PeopleWatcher>();

/** A domain above makes itself known once, where the process is put together. @param name of who watches */
export function watchPeople(name: string, watcher: PeopleWatcher): void {
  watchers.set(name, watcher);
}

export async function tellOfContacts(ctx: ServiceContext, contacts: readonly ContactDoc[]): Promise<void> {
  if (contacts.length > 0) for (const watcher of watchers.values()) await watcher.contacts(ctx, contacts);
}

export async function tellOfLeads(ctx: ServiceContext, leads: readonly LeadDoc[]): Promise<void> {
  if (leads.length > 0) for (const watcher of watchers.values()) await watcher.leads(ctx, leads);
}
