import { ConnectorError } from '@workbench/connectors/errors';
import { redactKey } from './redact-key.ts';
import type { SourceConnection } from './source-ports.ts';

/** A failure as the card and the company's dialog say it. */
export function failureText(error: unknown, { label, settings }: SourceConnection): string {
  if (!(error instanceof ConnectorError)) return `${label} could not be read`;
  if (error.kind === 'contract_changed' && error.field !== null) return `vendor ${label}: field ${error.field}`;
  return redactKey(error.message, settings.apiKey);
}
