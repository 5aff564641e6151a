import { registerMessagePersonalData } from '@workbench/services/ai';
import { registerContactPersonalData } from '@workbench/services/contacts';
import { registerLeadPersonalData } from '@workbench/services/leads';
import { registerOutreachPersonalData } from '@workbench/services/outreach';
import { registerReportPersonalData } from '@workbench/services/reports';

/** Makes every domain that holds people known to the privacy desk. */
export function registerPersonalDataHolders(): void {
  registerContactPersonalData();
  registerLeadPersonalData();
  registerMessagePersonalData();
  registerReportPersonalData();
  registerOutreachPersonalData();
}
