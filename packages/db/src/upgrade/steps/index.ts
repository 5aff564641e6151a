import type { UpgradeStep } from '../upgrade-step.ts';
import { leadAndRecipientKeys } from './0001-lead-and-recipient-keys.ts';
import { fieldNames } from './0002-field-names.ts';
import { oneSpellingOfKeys } from './0003-one-spelling-of-keys.ts';
import { itemsOfEndedBatches } from './0004-items-of-ended-batches.ts';
import { headcountRule2 } from './0005-headcount-rule-2.ts';
import { companyOfMessages } from './0006-company-of-messages.ts';
import { identifiersOfLeads } from './0007-identifiers-of-leads.ts';

/** All steps in ascending order, without a gap. A released step is never changed, removed or renumbered. */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  leadAndRecipientKeys,
  fieldNames,
  oneSpellingOfKeys,
  itemsOfEndedBatches,
  headcountRule2,
  companyOfMessages,
  identifiersOfLeads,
];
