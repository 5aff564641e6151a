import { registerMessagePersonalData } from '@workbench/services/ai';
import { registerContactPersonalData } from '@workbench/services/contacts';
import { registerLeadPersonalData } from '@workbench/services/leads';
import { registerOutreachPersonalData, watchRecipients } from '@workbench/services/outreach';
import { registerReportPersonalData } from '@workbench/services/reports';

/** Makes every domain that holds people known to the privacy desk, and has recipients of campaigns kept up to date. */
export function registerPersonalDataHolders(): void {
  registerContactPersonalData();
  registerLeadPersonalData();
  registerMessagePersonalData();
  registerReportPersonalData();
  registerOutreachPersonalData();
  watchRecipients();
}
