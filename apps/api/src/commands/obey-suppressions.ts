import type { ArchiveHeader } from '@workbench/db/backup';
import { eraseAgain } from '@workbench/services/privacy';
import { createContext } from '@workbench/services/shared/context';
import { openSecrets } from '@workbench/services/shared/secrets';
import { verifyWorkspaceKey } from '@workbench/services/shared/workspace-key/workspace-key';
import { readSuppressionCopy } from '@workbench/services/suppression';
import type { Config } from '../config/read-config.ts';
import { readSuppressionCopyFile } from '../infrastructure/suppression-copy.ts';

/** Clocks of two machines differ. */
const SLACK_MS = 24 * 60 * 60 * 1000;

/**
 * Before a restored database is used: who objected or was erased since the backup is on the list and erased.
 * @throws SecretKeyError when the key is not the one that the backup was written with
 */
export async function obeySuppressions(config: Config, { createdAt }: ArchiveHeader): Promise<void> {
  const secrets = openSecrets({ dataDir: config.dataDir, keyFile: config.secretKeyFile });
  const log = { warn: (_: object, message: string) => process.stderr.write(`${message}\n`) };
  await verifyWorkspaceKey(secrets, { isKeyLost: config.isSecretKeyLost, log });
  const entries = readSuppressionCopy(await readSuppressionCopyFile(config.dataDir));
  const since = new Date(new Date(createdAt).getTime() - SLACK_MS);
  const { suppressed, identifiers } = await eraseAgain({ ctx: createContext({ secrets }), input: { entries, since } });
  if (suppressed > 0) process.stderr.write(`do-not-contact list: ${suppressed} entries since the backup added\n`);
  if (identifiers > 0) process.stderr.write(`erased since the backup, erased again: ${identifiers} identifiers\n`);
}
