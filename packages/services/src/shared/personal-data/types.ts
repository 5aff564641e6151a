import type { ServiceContext } from '../context.ts';

/**
 * What someone is recognised by: "email", "profile", "phone" or "source-id", in its one spelling; "contact" and "lead"
 * are our own ids, by which domains above find what belongs to the record.
 */
export interface PersonIdentifier {
  kind: string;
  value: string;
}

/** Whom a data subject request is about. */
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
  /** By the name, what an office may share, or a former address alone, it may be someone else: a person has to confirm it. */
  match: 'identifier' | 'name';
  /** What it adds to what the person is recognised by. */
  identifiers: PersonIdentifier[];
  /** All that it says, for the export. */
  data: unknown;
}

/** A domain's answer to "what is saved on this person?". */
export interface PersonalDataSource {
  /** "contacts", "leads", "outreach messages" …: as shown. */
  category: string;
  find(ctx: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]>;
  /** Removes or empties these records. @returns how many were there */
  erase(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number>;
}
