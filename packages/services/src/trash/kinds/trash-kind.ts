import type { TrashEntryDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { ServiceError } from '../../shared/errors.ts';
import type { TrashContent } from '../schemas.ts';

/** What a deletion is going to move. */
export interface DeletionPlan extends Pick<TrashEntryDoc, 'recordIds' | 'label' | 'domains' | 'sets' | 'details'> {
  contents: TrashContent[];
  /** What refers to the record and stays. */
  stays: TrashContent[];
}

/** How records of one kind are deleted and restored. Every function may be repeated after a kill. */
export interface TrashKind {
  /** Records that do not exist are left out; null when none exists. */
  plan(ctx: ServiceContext, ids: readonly string[]): Promise<DeletionPlan | null>;
  /** Runs `move`, which moves all sets into the archive. Of companies: unless `mayBegin` says no at the last moment. */
  take?(
    ctx: ServiceContext,
    entry: TrashEntryDoc,
    move: () => Promise<void>,
    mayBegin?: () => Promise<boolean>,
  ): Promise<void>;
  /** Before the archived documents of an entry are deleted for good. */
  purge?(entry: Pick<TrashEntryDoc, '_id'>): Promise<void>;
  /** Runs `restore`, which brings all sets back. @returns why not, in words, and then `restore` was not run */
  restore?(ctx: ServiceContext, entry: TrashEntryDoc, restore: RestoreSets): Promise<ServiceError | RestoredSets>;
}

/**
 * Brings back all sets, without these records: they stay in the trash.
 * @returns sentences on what is not as it was
 */
type RestoreSets = (without?: readonly unknown[]) => Promise<string[]>;

export interface RestoredSets {
  /** What is not as it was, in sentences. */
  notes: string[];
  /** Some of the records stay in the trash; the entry names them alone. */
  isPartial?: true;
}

export const countOf = (what: TrashContent['what'], count: number): TrashContent[] =>
  count === 0 ? [] : [{ what, count }];
