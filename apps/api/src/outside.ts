import { createHttpClient } from '@workbench/connectors/http';
import { createLanguageModel } from '@workbench/connectors/language-model';
import type { Outside } from '@workbench/services/shared/outside';
import { openSecrets } from '@workbench/services/shared/secrets';
import { COMPANY_RESEARCH, createSharedParts, createSheetsAccess, SOURCE_ACCESS } from '@workbench/services/sources';
import type { Config } from './config.ts';

const USER_AGENT = 'SalesIntelligenceWorkbench/0.1';

/** The outside world as this process is configured to reach it; the database must be connected. */
export function openOutside({ dataDir, integrations: outside }: Config): Outside & { close(): Promise<void> } {
  const secrets = openSecrets(dataDir);
  const http = createHttpClient({
    shared: createSharedParts({ secrets }),
    userAgent: outside.contactEmail === null ? USER_AGENT : `${USER_AGENT} (${outside.contactEmail})`,
    allowPrivateNetwork: outside.allowPrivateNetwork,
    limitsLifted: !outside.hostLimits,
  });
  const { keys, baseUrls, contactEmail, smtpUrl, githubToken, ai, google } = outside;
  return {
    http,
    keys,
    baseUrls,
    contactEmail,
    smtpUrl,
    secrets,
    access: SOURCE_ACCESS,
    sheets: createSheetsAccess({
      account: google.account,
      baseUrl: google.sheetsBaseUrl,
      sampleId: google.sampleSpreadsheetId,
      tokenUrl: google.tokenUrl,
    }),
    research: COMPANY_RESEARCH,
    model: ai === null ? null : createLanguageModel(ai),
    githubToken,
    close: () => http.close(),
  };
}
