import type { ConnectorSettings } from '@workbench/connectors/types';
import { MASK, secretsOf } from './description/mask-description.ts';

/** A shorter text may be anything. */
const RECOGNISED_MIN = 4;

/** A vendor may repeat the key, or another secret of the request, in what it says. Pure. */
export function redactSecrets(
  text: string,
  { apiKey, baseUrl, generic }: Pick<ConnectorSettings, 'apiKey' | 'baseUrl' | 'generic'>,
): string {
  // Client credentials are two secrets in one.
  const ofKey = apiKey === null ? [] : [apiKey, ...apiKey.split(':')];
  const described = generic === null ? { values: [], parameters: [] } : secretsOf({ ...generic, baseUrl });
  // In an address it stands encoded.
  const forms = [...ofKey, ...described.values]
    .filter((part) => part.length >= RECOGNISED_MIN)
    .flatMap((part) => [part, encodeURIComponent(part)]);
  const redacted = forms.reduce((rest, form) => rest.replaceAll(form, MASK), text);
  return described.parameters.reduce(hideParameter, redacted);
}

/** Also a short one, where it stands as it was sent. */
function hideParameter(text: string, { name, value }: { name: string; value: string }): string {
  const start = name === '' ? '' : `${name}=`;
  return ['?', '&'].reduce((rest, mark) => rest.replaceAll(`${mark}${start}${value}`, `${mark}${start}${MASK}`), text);
}
