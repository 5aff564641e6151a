import type { mongo } from 'mongoose';

/**
 * Brings stored documents from one schema version to the next. A step is frozen once it is released: it uses the
 * driver's collections and its own constants, never the models, whose shape moves on.
 *
 * The process may be killed between any two commands and the step then runs again from its last saved batch. So every
 * write must leave documents that it has already changed as they are, and an index may be dropped only after the data
 * that needs it has been written. Neither transactions nor sessions are available: the embedded engine has none.
 */
export interface UpgradeStep {
  /** 1, 2, 3 …; the schema version of a database is the number of the last step that finished. */
  number: number;
  /** For the log, as "keys of leads and recipients". */
  name: string;
  run(work: UpgradeWork): Promise<void>;
}

export interface UpgradeWork {
  db: mongo.Db;
  /**
   * Pages through a collection, then through what of it lies in the trash or in archives of merges, and saves its position
   * after each batch; a finished stage is not read again.
   */
  updateInBatches(stage: BatchStage): Promise<void>;
}

export interface BatchStage {
  /** Unique within the step; for the log too, as "leads". */
  stage: string;
  collection: string;
  /** Which documents to read. Must not match what `change` has written unless changing it twice is harmless. */
  filter: mongo.Filter<mongo.Document>;
  /** Documents per batch. Default 500; fewer where documents are large. */
  batchSize?: number;
  /** The writes for a batch of documents, which come in order of `_id`. They are applied in order. */
  change(
    documents: mongo.WithId<mongo.Document>[],
  ): mongo.AnyBulkWriteOperation[] | Promise<mongo.AnyBulkWriteOperation[]>;
}

/** How far a stage is; stored, so that the next process continues there. */
export interface StageProgress {
  /** `_id` of the last document that was read; null before the first batch. */
  cursor: unknown;
  done: number;
  total: number;
  isFinished: boolean;
}
