import type { McpSettings } from '@workbench/mcp';
import type { exportAudit } from '@workbench/services/audit';
import type { exportCampaignArchive, exportCampaignTable } from '@workbench/services/campaigns';
import type {
  exportCompanies,
  exportFailedRows,
  importCompanies,
  previewImport,
  resumeImport,
  startImport,
  upsertCompanies,
} from '@workbench/services/companies';
import type { exportContacts } from '@workbench/services/contacts';
import type { exportCustomers, importCustomers, previewCustomers } from '@workbench/services/customers';
import type { exportLeadErrors, exportLeadList, importLeadFile, previewLeadFile } from '@workbench/services/leads';
import type { readMetrics } from '@workbench/services/metrics';
import type { exportReport } from '@workbench/services/reports';
import type { Infrastructure } from '@workbench/services/shared/context';
import type { RateLimits } from './plugins/security/rate-limit.ts';
import type { Tracer } from './tracing/tracer.ts';

/** Verbs that receive or return a file and therefore have routes of their own. */
export interface FileVerbs {
  importCompanies: typeof importCompanies;
  resumeImport: typeof resumeImport;
  startImport: typeof startImport;
  previewImport: typeof previewImport;
  exportFailedRows: typeof exportFailedRows;
  upsertCompanies: typeof upsertCompanies;
  exportCompanies: typeof exportCompanies;
  exportContacts: typeof exportContacts;
  exportAudit: typeof exportAudit;
  importCustomers: typeof importCustomers;
  previewCustomers: typeof previewCustomers;
  exportCustomers: typeof exportCustomers;
  importLeadFile: typeof importLeadFile;
  previewLeadFile: typeof previewLeadFile;
  exportLeadList: typeof exportLeadList;
  exportLeadErrors: typeof exportLeadErrors;
  exportReport: typeof exportReport;
  exportCampaignArchive: typeof exportCampaignArchive;
  exportCampaignTable: typeof exportCampaignTable;
}

/** The application's dependencies; tests pass their own. */
export interface AppDeps extends RateLimits {
  database: { ping(): Promise<unknown> };
  files: FileVerbs;
  readMetrics: typeof readMetrics;
  /** null or left out: requests are not traced. */
  tracer?: Tracer | null;
  /** Without it no source can be reached. */
  infrastructure?: Infrastructure;
  /** Uploads being read; absolute path. */
  dataDir: string;
  /** The built web client; absolute path. May be missing. */
  webRoot: string;
  host: string;
  /** Used for the Host check until the server listens; then its real port is used. */
  port: number;
  logLevel: string;
  /** Default: standard output. */
  logStream?: { write(line: string): void };
  publicUrl?: string;
  accessToken?: string;
  /** What assistants may do; default: read. */
  mcp?: McpSettings;
  /** Whose X-Forwarded-For is believed: a number of proxies, or their addresses. */
  trustProxy?: number | string[];
  /** Until a request must have arrived as a whole. */
  requestTimeoutMs?: number;
  /** Largest upload in bytes; default IMPORT_BYTES_MAX for companies and LEAD_FILE_BYTES_MAX for leads. */
  uploadBytesMax?: number;
}
