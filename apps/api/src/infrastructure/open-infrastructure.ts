import { createSheetsClient } from '@workbench/connectors/google-sheets';
import { createHttpClient, createProxiedFetch, createProxies, userAgentOf } from '@workbench/connectors/http';
import { createLanguageModel } from '@workbench/connectors/language-model';
import { createWebhookClient } from '@workbench/connectors/webhooks';
import { readStoredContactEmail } from '@workbench/services/settings';
import type { Infrastructure } from '@workbench/services/shared/context';
import { openSecrets } from '@workbench/services/shared/secrets';
import { createSharedParts } from '@workbench/services/sources';
import type { Config } from '../config/read-config.ts';
import { openBackups } from './open-backups.ts';
import { openSuppressionCopy } from './suppression-copy.ts';

/** The network as this process is configured to reach it; the database must be connected. */
export function openInfrastructure(config: Config): Infrastructure & { close(): Promise<void> } {
  const { dataDir, secretKeyFile, integrations, proxies: proxySettings } = config;
  const { keys, baseUrls, contactEmail, smtpUrl, githubToken, ai, google } = integrations;
  const secrets = openSecrets({ dataDir, keyFile: secretKeyFile });
  const proxies = createProxies(proxySettings);
  const proxiedFetch = createProxiedFetch(proxies);
  const http = createHttpClient({
    proxies,
    shared: createSharedParts({ secrets }),
    userAgent: async () => userAgentOf(contactEmail ?? (await readStoredContactEmail())),
    allowPrivateNetwork: integrations.allowPrivateNetwork,
    limitsLifted: !integrations.hostLimits,
  });
  const webhooks = createWebhookClient({ proxies, allowPrivateNetwork: integrations.webhooksToPrivateNetwork });
  return {
    http,
    webhooks,
    createSheetsClient: (settings, options) => createSheetsClient(settings, { fetch: proxiedFetch, ...options }),
    model: ai === null ? null : createLanguageModel(ai, proxiedFetch),
    secrets,
    suppressionCopy: openSuppressionCopy(dataDir),
    backups: openBackups(config),
    environment: {
      keys,
      baseUrls,
      contactEmail,
      smtpUrl,
      githubToken,
      google: {
        account: google.account,
        baseUrl: google.sheetsBaseUrl,
        tokenUrl: google.tokenUrl,
        sampleId: google.sampleSpreadsheetId,
      },
    },
    close: async () => {
      await Promise.all([http.close(), webhooks.close()]);
    },
  };
}
