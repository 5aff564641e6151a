import type { ConnectorSettings } from '@workbench/connectors/types';
import type { ServiceContext } from '../../shared/context.ts';

/** Tells the key of one account from that of another, and gives nothing of it away. */
export const fingerprintOfKey = (
  { secrets }: Pick<ServiceContext, 'secrets'>,
  { apiKey }: Pick<ConnectorSettings, 'apiKey'>,
): string => secrets.fingerprint(`key of a source: ${apiKey ?? ''}`);
