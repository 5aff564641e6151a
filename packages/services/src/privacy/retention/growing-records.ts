import {
  AuditLineModel,
  CachedAnswerModel,
  ErasureModel,
  NotificationModel,
  TrashEntryModel,
  WebhookDeliveryModel,
} from '@workbench/db';
import { cutAudit, previewCut } from '../../audit/index.ts';
import { purgeExpired } from '../../trash/index.ts';
import type { RetentionKind } from '../schemas.ts';
import { BACKUP_RECORDS } from './backup-records.ts';
import { BATCH_ITEMS } from './batch-items.ts';
import { dated, EXAMPLES, type GrowingRecords, limitOf } from './dated-records.ts';
import { LEAD_RUNS, OTHER_RUNS, RECOMPUTE_RUNS, SYNC_RUNS } from './finished-runs.ts';
import { REVEAL_ORDERS } from './reveal-orders.ts';
import { UNUSED_CONTACTS, UNUSED_LEADS } from './unused-people.ts';
import { USAGE_DAYS } from './usage-days.ts';

const lineLabel = ({ operation }: { operation?: unknown }): string => String(operation);

const isOfPerson = (kind: unknown): boolean => kind === 'contact' || kind === 'lead';

export const GROWING_RECORDS: Record<RetentionKind, GrowingRecords> = {
  syncRuns: SYNC_RUNS,
  leadRuns: LEAD_RUNS,
  recomputeRuns: RECOMPUTE_RUNS,
  otherRuns: OTHER_RUNS,
  batchItems: BATCH_ITEMS,
  cachedAnswers: dated({
    records: CachedAnswerModel as never,
    by: 'writtenAt',
    labelOf: ({ url }) => (URL.canParse(String(url)) ? new URL(String(url)).host : 'A cached answer'),
  }),
  notifications: dated({ records: NotificationModel as never, by: 'at', labelOf: ({ title }) => String(title) }),
  webhookDeliveries: dated({
    records: WebhookDeliveryModel as never,
    by: 'createdAt',
    // What is not delivered yet has a later try.
    mayExpire: () => ({ state: { $ne: 'pending' } }),
    labelOf: ({ type }) => String(type),
  }),
  trash: dated({
    records: TrashEntryModel as never,
    by: 'deletedAt',
    kind: { state: 'trashed' },
    // Someone who was deleted may have come on the do-not-contact list since.
    labelOf: ({ kind, label }) => (isOfPerson(kind) ? 'A deleted person' : String(label)),
    expire: (ctx, days) => purgeExpired(ctx, limitOf(ctx, days)),
  }),
  auditLines: {
    ...dated({ records: AuditLineModel as never, by: 'at', labelOf: lineLabel }),
    preview: async (ctx, days) => {
      const { count, lines } = await previewCut(ctx, days, EXAMPLES);
      return { count, examples: lines.map((line) => ({ label: lineLabel(line), at: line.at.toISOString() })) };
    },
    expire: cutAudit,
  },
  erasures: dated({
    records: ErasureModel as never,
    by: 'startedAt',
    kind: { state: 'completed' },
    labelOf: () => 'A completed erasure',
  }),
  backupRecords: BACKUP_RECORDS,
  revealOrders: REVEAL_ORDERS,
  usageDays: USAGE_DAYS,
  unusedContacts: UNUSED_CONTACTS,
  unusedLeads: UNUSED_LEADS,
};
