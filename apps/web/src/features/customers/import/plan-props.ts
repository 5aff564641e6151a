import type { CustomerImportOptions, CustomerPlan } from '@workbench/services/customers/schemas';

/** What the parts of a plan show and change. */
export interface CustomerPlanProps {
  plan: CustomerPlan;
  options: CustomerImportOptions;
  isDisabled: boolean;
  onChange: (part: Partial<CustomerImportOptions>) => void;
}
