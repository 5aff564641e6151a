import { ConnectorError, type ConnectorErrorKind } from '@workbench/connectors/errors';
import { redactSecrets } from './redact-secrets.ts';
import type { SourceConnection } from './source-ports.ts';

/** Their words say what the number of the status says. */
const SELF_EXPLAINING: ReadonlySet<ConnectorErrorKind> = new Set(['auth', 'credits_exhausted', 'rate_limited']);

/** A failure as the card and the company's dialog say it, beside the name of the source. */
export function failureText(error: unknown, { label, settings }: Pick<SourceConnection, 'label' | 'settings'>): string {
  if (!(error instanceof ConnectorError)) return `${label} could not be read`;
  if (error.kind === 'contract_changed' && error.field !== null) return `vendor ${label}: field ${error.field}`;
  const message = SELF_EXPLAINING.has(error.kind) ? error.message.replace(/ \(status \d{3}\)$/, '') : error.message;
  return redactSecrets(withoutVendor(message), settings);
}

/** "vendor gleif: couldn’t reach …" would name the source a second time. */
function withoutVendor(message: string): string {
  const text = message.replace(/^vendor [\w-]+: /, '');
  // A host at the beginning keeps its letters.
  return text === message || !/^[a-z’]+[ ,]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
