import { MESSAGE_PERSONAL_DATA } from '../../ai/index.ts';
import { BULK_PERSONAL_DATA } from '../../bulk/index.ts';
import {
  CUSTOM_PERSONAL_DATA,
  IMPORT_PERSONAL_DATA,
  INDUSTRY_PERSONAL_DATA,
  NOTE_PERSONAL_DATA,
  TEXT_PERSONAL_DATA,
} from '../../companies/index.ts';
import { CONTACT_PERSONAL_DATA } from '../../contacts/index.ts';
import { CUSTOMER_PERSONAL_DATA } from '../../customers/index.ts';
import { CONTACT_PAIR_PERSONAL_DATA } from '../../duplicates/index.ts';
import { leadPersonalData } from '../../leads/index.ts';
import { LIST_PERSONAL_DATA } from '../../lists/index.ts';
import { OUTREACH_PERSONAL_DATA, syncRecipientsOfLeads } from '../../outreach/index.ts';
import { REPORT_PERSONAL_DATA } from '../../reports/index.ts';
import type { PersonalDataSource } from '../../shared/personal-data/types.ts';
import { TRASH_PERSONAL_DATA } from '../../trash/index.ts';
import { VIEW_PERSONAL_DATA } from '../../views/index.ts';
import { WEBHOOK_PERSONAL_DATA } from '../../webhooks/index.ts';

/** Everything in the workspace that is about people; a domain that begins to save some is added here. */
export const PERSONAL_DATA_SOURCES: readonly PersonalDataSource[] = [
  ...IMPORT_PERSONAL_DATA,
  ...NOTE_PERSONAL_DATA,
  ...CUSTOM_PERSONAL_DATA,
  ...LIST_PERSONAL_DATA,
  ...INDUSTRY_PERSONAL_DATA,
  ...TEXT_PERSONAL_DATA,
  ...CUSTOMER_PERSONAL_DATA,
  ...BULK_PERSONAL_DATA,
  ...VIEW_PERSONAL_DATA,
  ...CONTACT_PERSONAL_DATA,
  ...leadPersonalData(syncRecipientsOfLeads),
  ...MESSAGE_PERSONAL_DATA,
  ...REPORT_PERSONAL_DATA,
  ...OUTREACH_PERSONAL_DATA,
  ...TRASH_PERSONAL_DATA,
  ...CONTACT_PAIR_PERSONAL_DATA,
  ...WEBHOOK_PERSONAL_DATA,
];
