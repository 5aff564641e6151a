import { analyticsTests } from './analytics.ts';
import { createCompanyTests } from './create-company.ts';
import { exportTests } from './exports.ts';
import { importTests } from './imports.ts';
import { listCompaniesTests } from './list-companies.ts';
import { oneCompanyTests } from './one-company.ts';
import type { OperationTests } from './operation-tests.ts';
import { workspaceTests } from './workspace.ts';

/** Reads come first: they know exactly which companies there are. */
export const operationTests: OperationTests = {
  ...listCompaniesTests,
  ...oneCompanyTests,
  ...analyticsTests,
  ...createCompanyTests,
  ...importTests,
  ...exportTests,
  ...workspaceTests,
};
