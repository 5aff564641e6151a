import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEMO_SPREADSHEET_ID, sandboxServiceAccount } from '@workbench/sandbox/server';

/** Vendors that the demo shows as connected; the sandbox accepts only these keys. */
const VENDORS_WITH_KEY = ['apollo', 'pdl', 'lusha', 'uplead', 'companies-house'];
const OWNER_ONLY = 0o600;

/** The environment that points every connector to the sandbox. */
export function sandboxEnvironment(baseUrls: Record<string, string>): NodeJS.ProcessEnv {
  const name = (id: string) => id.toUpperCase().replaceAll('-', '_');
  return {
    ALLOW_PRIVATE_NETWORK: 'on',
    HOST_LIMITS: 'off',
    CONTACT_EMAIL: 'demo@example.com',
    ...Object.fromEntries(Object.entries(baseUrls).map(([id, url]) => [`${name(id)}_BASE_URL`, url])),
    ...(baseUrls['google-sheets'] && {
      GOOGLE_TOKEN_URL: `${baseUrls['google-sheets']}/token`,
      SAMPLE_SPREADSHEET_ID: DEMO_SPREADSHEET_ID,
    }),
    ...Object.fromEntries(VENDORS_WITH_KEY.map((id) => [`${name(id)}_API_KEY`, `sandbox-${id}-key`])),
  };
}

/**
 * The key file of a service account that the sandbox accepts, created at each start: GOOGLE_SERVICE_ACCOUNT_FILE.
 * @returns its path
 */
export function writeSandboxKeyFile(dataDir: string): string {
  // What lies above it stays open to others.
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'sandbox-service-account.json');
  writeFileSync(path, sandboxServiceAccount(), { mode: OWNER_ONLY });
  return path;
}
