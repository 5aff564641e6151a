export { INVENTED } from './language-model/report-answers.ts';
export {
  MODEL_KEY,
  type ModelBehaviour,
  type ModelServer,
  startModelServer,
} from './language-model/start-model-server.ts';
export { createSandboxWorld, type SandboxCompany, type SandboxWorld } from './sandbox-world.ts';
export { DEMO_SPREADSHEET_ID, DEMO_TAB, demoLeadRows } from './sheets/demo-leads.ts';
export type { SheetEdit } from './sheets/edits.ts';
export { REFUSED_ACCOUNTS, sandboxServiceAccount } from './sheets/service-account.ts';
export type { NewSpreadsheet, SandboxSheets, SheetsQuota, WrittenCell } from './sheets/types.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts';
export type { Fault, SandboxVendor } from './types.ts';
export { VENDORS } from './vendors/index.ts';
