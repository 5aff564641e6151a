import { z } from 'zod';
import { TRASH_CURSOR_MAX, TRASH_KIND_NAMES, TRASH_PAGE_DEFAULT, TRASH_PAGE_MAX, TRASH_SEARCH_MAX } from './limits.ts';

/** Shapes of the trash. Safe in a browser: no Node and no database imports. */

export const trashKindSchema = z.enum(TRASH_KIND_NAMES).meta({ description: 'What was deleted' });
export type { TrashKindName } from './limits.ts';

/** Documents of one sort, with their number. */
export const trashContentSchema = z.object({
  what: z.enum([
    'companies',
    'figures',
    'syncs',
    'reports',
    'changes',
    'contacts',
    'leads',
    'messages',
    'campaigns',
    'rows',
    'notes',
    'values',
    'customers',
  ]),
  count: z.number().int(),
});
export type TrashContent = z.infer<typeof trashContentSchema>;

export const trashEntrySchema = z
  .object({
    id: z.string(),
    kind: trashKindSchema,
    /** What was deleted; they keep their ids when they are restored. */
    recordIds: z.array(z.string()),
    label: z.string(),
    contents: z.array(trashContentSchema),
    deletedAt: z.string(),
    deletedBy: z.enum(['person', 'script', 'job']),
    /** Purged after this. */
    expiresAt: z.string(),
    /** Only what is `trashed` can be restored or purged; the others are under way. */
    state: z.enum(['deleting', 'trashed', 'restoring', 'purging']),
  })
  .meta({ id: 'TrashEntry' });
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const listTrashInput = z.object({
  kind: trashKindSchema.optional(),
  q: z
    .string()
    .trim()
    .max(TRASH_SEARCH_MAX)

    .meta({ description: 'Part of the label, in any case', example: 'acme' })
    .optional(),
  limit: z.coerce.number<number>().int().min(1).max(TRASH_PAGE_MAX).default(TRASH_PAGE_DEFAULT),
  cursor: z.string().max(TRASH_CURSOR_MAX).meta({ description: '`nextCursor` of the previous page' }).optional(),
});
export type ListTrashInput = z.infer<typeof listTrashInput>;

export const trashPageSchema = z
  .object({
    entries: z.array(trashEntrySchema),
    /** Pass as `cursor` for the next page; null on the last. */
    nextCursor: z.string().nullable(),
    total: z.number().int(),
  })
  .meta({ id: 'TrashPage' });
export type TrashPage = z.infer<typeof trashPageSchema>;

export const trashEntryIdSchema = z.uuid('The id of a trash entry is a UUID');
export const trashEntryByIdInput = z.object({ id: trashEntryIdSchema });

export const restoredSchema = z
  .object({
    kind: trashKindSchema,
    recordIds: z.array(z.string()),
    label: z.string(),
    /** What is not as it was, and what stays in the trash, in sentences; empty when all is as before. */
    notes: z.array(z.string()),
  })
  .meta({ id: 'Restored' });
export type Restored = z.infer<typeof restoredSchema>;

/** The time is required: a purge of one entry whose id is left out by mistake must not empty the trash. */
export const emptyTrashInput = z.object({
  until: z.iso
    .datetime('Give a time as 2026-11-30T12:00:00Z')
    .meta({ description: 'What was deleted later stays', example: '2026-11-30T12:00:00Z' }),
});
export type EmptyTrashInput = z.infer<typeof emptyTrashInput>;

export const emptiedTrashSchema = z
  .object({
    purged: z.number().int(),
    /** Entries that a deletion, restore or purge was working on, and those deleted after `until`. */
    left: z.number().int(),
  })
  .meta({ id: 'EmptiedTrash' });
export type EmptiedTrash = z.infer<typeof emptiedTrashSchema>;

/** A database key, a UUID, or both of a report. */
const RECORD_ID = /^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[0-9a-f]{24})?)$/i;

/** Of the calls that deleted for good before there was a trash. */
export const removedSchema = z.object({
  removed: z.literal(true),
  /** Restores it: POST /api/trash/{id}/restore. */
  trashId: z.string(),
});

export const deletedContactsSchema = z
  .object({
    removed: z.number().int(),
    trashId: z.string().nullable().meta({ description: 'Restores all of them: POST /api/trash/{id}/restore' }),
  })
  .meta({ id: 'DeletedContacts' });
export type DeletedContacts = z.infer<typeof deletedContactsSchema>;

export const previewDeletionInput = z.object({
  kind: trashKindSchema,
  id: z
    .string()
    .regex(RECORD_ID, 'The id of a record has 24 characters, or is a UUID')

    .meta({ description: 'The record; left out for `demo`' })
    .optional(),
});
export type PreviewDeletionInput = z.infer<typeof previewDeletionInput>;

export const deletionPreviewSchema = z
  .object({
    label: z.string(),
    /** Goes into the trash with it. */
    contents: z.array(trashContentSchema),
    /** Refers to it, and stays with its name. */
    stays: z.array(trashContentSchema),
    /** Days until it is purged. */
    days: z.number().int(),
  })
  .meta({ id: 'DeletionPreview' });
export type DeletionPreview = z.infer<typeof deletionPreviewSchema>;
