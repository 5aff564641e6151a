import { z } from 'zod';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { TRASH_CURSOR_MAX, TRASH_KIND_NAMES, TRASH_PAGE_DEFAULT, TRASH_PAGE_MAX, TRASH_SEARCH_MAX } from './limits.ts';

/** Shapes of the trash. Safe in a browser: no Node and no database imports. */

export const trashKindSchema = z.enum(TRASH_KIND_NAMES).meta({ id: 'TrashKind', description: 'What was deleted' });
export type { TrashKindName } from './limits.ts';

export const trashContentSchema = z
  .object({
    what: z
      .enum([
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
      ])
      .meta({ description: 'Sort of the records' }),
    count: z.number().int().meta({ description: 'Number of records' }),
  })
  .meta({ id: 'TrashContent', description: 'Records of one sort, with their number' });
export type TrashContent = z.infer<typeof trashContentSchema>;

/** Without the names of people and keys, which the audit log has. */
export const changedBySchema = z
  .enum(['person', 'script', 'job'])
  .meta({ id: 'ChangedBy', description: 'Who changed something: a person, a script or a job' });

export const trashEntrySchema = z
  .object({
    id: z.string().meta({ description: 'Id of the entry, for restoring and purging it' }),
    kind: trashKindSchema,
    recordIds: z.array(z.string()).meta({ description: 'Ids of what was deleted; it keeps them when it is restored' }),
    label: z.string().meta({ description: 'What was deleted, as "Acme, Inc." or "12 contacts"' }),
    contents: z.array(trashContentSchema).meta({ description: 'What went along, by sort' }),
    deletedAt: z.string().meta({ description: 'When it was deleted' }),
    deletedBy: changedBySchema.meta({ description: 'Who deleted it: a person, a script or a job' }),
    expiresAt: z.string().meta({ description: 'When it is purged by itself' }),
    state: z.enum(['deleting', 'trashed', 'restoring', 'purging']).meta({
      description: 'Where the entry stands: only what is `trashed` can be restored or purged; the others are under way',
    }),
  })
  .meta({ description: 'Something that was deleted and can be restored', id: 'TrashEntry' });
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const listTrashInput = z.object({
  kind: trashKindSchema.meta({ description: 'Only entries of this kind. Left out: all' }).optional(),
  q: z
    .string()
    .trim()
    .max(TRASH_SEARCH_MAX)
    .meta({ description: 'Part of the label, in any case', example: 'acme' })
    .optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(TRASH_PAGE_MAX)
    .meta({ description: 'Entries of one page' })
    .default(TRASH_PAGE_DEFAULT),
  cursor: z.string().max(TRASH_CURSOR_MAX).meta({ description: '`nextCursor` of the previous page' }).optional(),
});
export type ListTrashInput = z.infer<typeof listTrashInput>;

export const trashPageSchema = z
  .object({
    entries: z.array(trashEntrySchema).meta({ description: 'Entries of this page, newest first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    total: z.number().int().meta({ description: 'Number of entries that match' }),
  })
  .meta({ description: 'One page of the trash, newest first', id: 'TrashPage' });
export type TrashPage = z.infer<typeof trashPageSchema>;

export const trashEntryIdSchema = uuidSchema('The id of a trash entry is a UUID');
export const trashEntryByIdInput = z.object({ id: trashEntryIdSchema.meta({ description: 'Id of the trash entry' }) });

export const restoredSchema = z
  .object({
    kind: trashKindSchema,
    recordIds: z.array(z.string()).meta({ description: 'Ids of what was restored, the same as before' }),
    label: z.string().meta({ description: 'What was restored, as "Acme, Inc."' }),
    notes: z.array(z.string()).meta({
      description: 'What is not as it was, and what stays in the trash, in sentences; empty when all is as before',
    }),
  })
  .meta({ description: 'What came back from the trash', id: 'Restored' });
export type Restored = z.infer<typeof restoredSchema>;

/** The time is required: a purge of one entry whose id is left out by mistake must not empty the trash. */
export const emptyTrashInput = z.object({
  until: z.iso.datetime('Give a time as 2026-11-30T12:00:00Z').meta({
    description: 'Purges what was deleted by this time; what was deleted later stays',
    example: '2026-11-30T12:00:00Z',
  }),
});
export type EmptyTrashInput = z.infer<typeof emptyTrashInput>;

export const emptiedTrashSchema = z
  .object({
    purged: z.number().int().meta({ description: 'Entries that were deleted for good' }),
    left: z.number().int().meta({
      description:
        'Entries that stay: those that a deletion, restore or purge was working on, and those deleted after `until`',
    }),
  })
  .meta({ description: 'What was purged', id: 'EmptiedTrash' });
export type EmptiedTrash = z.infer<typeof emptiedTrashSchema>;

/** A database key, a UUID, or both of a report. */
const RECORD_ID = /^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[0-9a-f]{24})?)$/i;

export const removedSchema = z
  .object({
    removed: z.literal(true).meta({ description: 'Always true' }),
    trashId: z.string().meta({ description: 'Id of the trash entry: POST /api/trash/{id}/restore restores it' }),
  })
  .meta({ id: 'Removed', description: 'What a deletion moved into the trash' });

export const purgedSchema = z
  .object({ purged: z.literal(true).meta({ description: 'Always true' }) })
  .meta({ id: 'Purged', description: 'The entry was deleted for good' });

export const previewDeletionInput = z.object({
  kind: trashKindSchema.meta({ description: 'What would be deleted' }),
  id: z
    .string()
    .regex(RECORD_ID, 'The id of a record has 24 characters, or is a UUID')
    .meta({ description: 'Id of the record; left out for `demo`' })
    .optional(),
});
export type PreviewDeletionInput = z.infer<typeof previewDeletionInput>;

export const deletionPreviewSchema = z
  .object({
    label: z.string().meta({ description: 'What would be deleted, as "Acme, Inc."' }),
    contents: z.array(trashContentSchema).meta({ description: 'What would go into the trash with it, by sort' }),
    stays: z.array(trashContentSchema).meta({ description: 'What refers to it and stays, with its name, by sort' }),
    days: z.number().int().meta({ description: 'Days until it would be purged' }),
  })
  .meta({ description: 'What a deletion would do', id: 'DeletionPreview' });
export type DeletionPreview = z.infer<typeof deletionPreviewSchema>;
