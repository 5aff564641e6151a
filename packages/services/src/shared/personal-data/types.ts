import { isRoleAccount } from '@workbench/identity/role-account';
import type { ServiceContext } from '../context.ts';

/**
 * What somebody is recognised by: "email", "profile", "phone" or "source-id", in its one spelling; "contact" and "lead"
 * are our own ids, by which domains above find what belongs to the record.
 */
export interface PersonIdentifier {
  kind: string;
  value: string;
}

/** "info@acme.com": colleagues share it. */
export const isSharedMailbox = ({ kind, value }: PersonIdentifier): boolean => kind === 'email' && isRoleAccount(value);

/** True for what belongs to one person; an office's phone number and mailbox, or a domain, are shared. */
export const isPersonal = (one: PersonIdentifier): boolean =>
  one.kind !== 'phone' && one.kind !== 'domain' && !isSharedMailbox(one);

/** Whom the privacy desk looks for. */
export interface PersonQuery {
  identifiers: PersonIdentifier[];
  /** Whole name; null: identifiers alone. */
  name: string | null;
  company: string | null;
}

/** Something held on a person. */
export interface PersonalDataRecord {
  id: string;
  /** "Marta Oliveira, Acme". */
  label: string;
  /** By the name alone, or what an office may share, it may be somebody else: a person has to confirm it. */
  match: 'identifier' | 'name';
  /** What it adds to what the person is recognised by. */
  identifiers: PersonIdentifier[];
  /** All that it says, for the export. */
  data: unknown;
}

/** A domain's answer to "what do you hold on this person?". */
export interface PersonalDataStore {
  /** "contacts", "leads", "outreach messages" …: as shown. */
  category: string;
  find(ctx: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]>;
  /** Removes or empties these records. @returns how many were there */
  erase(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number>;
}

const stores = new Map<string, PersonalDataStore>();

/** Each domain that holds people makes itself known once, where the process is put together. */
export function registerPersonalData(store: PersonalDataStore): void {
  stores.set(store.category, store);
}

export const personalDataStores = (): PersonalDataStore[] => [...stores.values()];
