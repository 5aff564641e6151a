import type { CompanyField, CompanyFields } from '@workbench/services/companies/schemas';
import type { CompanyEdit } from './use-company-edit';

export interface FieldProps {
  field: CompanyField;
  company: CompanyFields;
  edit: CompanyEdit;
}
