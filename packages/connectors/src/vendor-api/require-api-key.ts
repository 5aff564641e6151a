import { ConnectorError } from '../errors.ts';

/** The key, or an error that says what to do: a source without its key is never asked. */
export function requireApiKey(apiKey: string | null, vendor: string, label: string): string {
  if (apiKey) return apiKey;
  throw new ConnectorError('not_connected', vendor, `${label} has no API key. Enter it under Add Source.`);
}
