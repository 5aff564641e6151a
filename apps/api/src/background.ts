import { noteHead } from '@workbench/services/audit';
import { makeDueBackup } from '@workbench/services/backups';
import { registerBulkJobs, resumeBulk } from '@workbench/services/bulk';
import { resumeCampaigns } from '@workbench/services/campaigns';
import {
  recomputeAged,
  registerCompanyJobs,
  resumeImports,
  resumeRecompute,
  resumeRelations,
  resumeStrikes,
} from '@workbench/services/companies';
import { purgeRemovedNotes } from '@workbench/services/contacts';
import {
  findContactPairs,
  findNewDuplicates,
  registerDuplicateJobs,
  resumeContactMerges,
  resumeMerges,
} from '@workbench/services/duplicates';
import { registerLeadJobs } from '@workbench/services/leads';
import { applyRetention, expireItems, registerPrivacyJobs, resumeErasures } from '@workbench/services/privacy';
import { registerReportJobs } from '@workbench/services/reports';
import { sendDueEmails } from '@workbench/services/settings';
import type { ServiceContext } from '@workbench/services/shared/context';
import { registerSchedule } from '@workbench/services/shared/jobs/index';
import { startJobEngine } from '@workbench/services/shared/jobs/processor/engine';
import { registerSourceJobs } from '@workbench/services/sources';
import { purgeExpired, resumeTrash } from '@workbench/services/trash';
import { startWebhooks } from '@workbench/services/webhooks';

const MINUTE_MS = 60_000;
const DUPLICATES_MS = 20_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Background {
  /** Starts no further work and gives running work a few seconds; another process takes over the rest. */
  stop(): Promise<void>;
}

/** Registers every kind of background job in this process. */
export function registerJobs(): void {
  registerCompanyJobs();
  registerSourceJobs();
  registerReportJobs();
  registerLeadJobs();
  registerDuplicateJobs();
  registerBulkJobs();
  registerPrivacyJobs();
  registerSchedule({ name: 'audit.head', everyMs: HOUR_MS, run: noteHead });
  registerSchedule({ name: 'companies.recompute-aged', everyMs: HOUR_MS, run: recomputeAged });
  registerSchedule({ name: 'trash.expiry', everyMs: HOUR_MS, run: async (ctx) => void (await purgeExpired(ctx)) });
  registerSchedule({ name: 'companies.resume-imports', everyMs: MINUTE_MS, run: resumeImports });
  registerSchedule({ name: 'contacts.notes-expiry', everyMs: HOUR_MS, run: purgeRemovedNotes });
  registerSchedule({ name: 'trash.resume', everyMs: MINUTE_MS, run: resumeTrash });
  registerSchedule({
    name: 'privacy.retention',
    everyMs: DAY_MS,
    run: async (ctx) => void (await applyRetention(ctx)),
  });
  registerSchedule({ name: 'privacy.items-expiry', everyMs: HOUR_MS, run: expireItems });
  registerSchedule({ name: 'privacy.resume', everyMs: MINUTE_MS, run: resumeErasures });
  registerSchedule({ name: 'bulk.resume', everyMs: MINUTE_MS, run: resumeBulk });
  registerSchedule({ name: 'duplicates.resume-merges', everyMs: MINUTE_MS, run: resumeMerges });
  registerSchedule({ name: 'duplicates.find-new', everyMs: DUPLICATES_MS, run: findNewDuplicates });
  registerSchedule({ name: 'duplicates.find-contact-pairs', everyMs: DUPLICATES_MS, run: findContactPairs });
  registerSchedule({ name: 'duplicates.resume-contact-merges', everyMs: MINUTE_MS, run: resumeContactMerges });
  registerSchedule({ name: 'backups.due', everyMs: MINUTE_MS, run: makeDueBackup });
  registerSchedule({ name: 'settings.email-due', everyMs: MINUTE_MS, run: sendDueEmails });
}

/** Runs background work in this process until stopped; the database must be connected. */
export async function startBackground(ctx: ServiceContext): Promise<Background> {
  registerJobs();
  const engine = await startJobEngine({ ctx });
  const webhooks = startWebhooks(ctx);
  resumeImports(ctx).catch((error) => ctx.log.error({ err: error }, 'imports could not be continued'));
  resumeStrikes(ctx).catch((error) => ctx.log.error({ err: error }, 'struck identifiers could not be finished'));
  resumeRelations(ctx).catch((error) => ctx.log.error({ err: error }, 'relations of companies could not be updated'));
  resumeRecompute(ctx).catch((error) => ctx.log.error({ err: error }, 'companies could not be recomputed'));
  resumeCampaigns(ctx).catch((error) => ctx.log.error({ err: error }, 'a campaign could not be started'));
  resumeTrash(ctx).catch((error) => ctx.log.error({ err: error }, 'the trash could not be resumed'));
  resumeMerges(ctx).catch((error) => ctx.log.error({ err: error }, 'merges could not be resumed'));
  return {
    stop: async () => {
      await Promise.all([engine.stop(), webhooks.stop()]);
    },
  };
}
