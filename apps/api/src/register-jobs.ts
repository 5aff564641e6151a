import { noteHead } from '@workbench/services/audit';
import { makeDueBackup } from '@workbench/services/backups';
import { registerBulkJobs, resumeBulk } from '@workbench/services/bulk';
import { recomputeAged, registerCompanyJobs, resumeImports } from '@workbench/services/companies';
import { purgeRemovedNotes } from '@workbench/services/contacts';
import {
  findContactPairs,
  findNewDuplicates,
  registerDuplicateJobs,
  resumeContactMerges,
  resumeMerges,
} from '@workbench/services/duplicates';
import { registerLeadJobs } from '@workbench/services/leads';
import { registerOutreachJobs } from '@workbench/services/outreach';
import {
  applyRetention,
  expireItems,
  obeyOptOuts,
  registerPrivacyJobs,
  resumeErasures,
} from '@workbench/services/privacy';
import { registerReportJobs } from '@workbench/services/reports';
import { sendDueEmails } from '@workbench/services/settings';
import { registerSchedule } from '@workbench/services/shared/jobs/index';
import { registerSourceJobs } from '@workbench/services/sources';
import { purgeExpired, resumeTrash } from '@workbench/services/trash';

const MINUTE_MS = 60_000;

const DUPLICATES_MS = 20_000;

const HOUR_MS = 60 * MINUTE_MS;

const DAY_MS = 24 * HOUR_MS;

/** Registers every kind of background job in this process. */
export function registerJobs(): void {
  registerCompanyJobs();
  registerSourceJobs();
  registerReportJobs();
  registerLeadJobs();
  registerDuplicateJobs();
  registerBulkJobs();
  registerPrivacyJobs();
  registerOutreachJobs();
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
  registerSchedule({
    name: 'privacy.opt-outs',
    everyMs: HOUR_MS,
    run: obeyOptOuts,
  });
  registerSchedule({ name: 'privacy.resume', everyMs: MINUTE_MS, run: resumeErasures });
  registerSchedule({ name: 'bulk.resume', everyMs: MINUTE_MS, run: resumeBulk });
  registerSchedule({ name: 'duplicates.resume-merges', everyMs: MINUTE_MS, run: resumeMerges });
  registerSchedule({ name: 'duplicates.find-new', everyMs: DUPLICATES_MS, run: findNewDuplicates });
  registerSchedule({ name: 'duplicates.find-contact-pairs', everyMs: DUPLICATES_MS, run: findContactPairs });
  registerSchedule({ name: 'duplicates.resume-contact-merges', everyMs: MINUTE_MS, run: resumeContactMerges });
  registerSchedule({ name: 'backups.due', everyMs: MINUTE_MS, run: makeDueBackup });
  registerSchedule({ name: 'settings.email-due', everyMs: MINUTE_MS, run: sendDueEmails });
}
