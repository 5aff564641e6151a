import type { ConnectorSettings } from '@workbench/connectors/types';
import { MASK, secretsOf } from './description/mask-description.ts';

/** A shorter text may be anything. */
const RECOGNISED_MIN = 4;
/** Other values of a query may stand in any answer, such as a figure that companies are selected by. */
const SECRET_PARAMETER = /^(?=.*\d)(?=.*[a-z]).{8,}$/i;

/** A vendor may repeat the key, or another secret of the request, in what it says. Pure. */
export function redactSecrets(
  text: string,
  { apiKey, baseUrl, generic }: Pick<ConnectorSettings, 'apiKey' | 'baseUrl' | 'generic'>,
): string {
  // Client credentials are two secrets in one.
  const ofKey = apiKey === null ? [] : [apiKey, ...apiKey.split(':')];
  const { headers, parameters } =
    generic === null ? { headers: [], parameters: [] } : secretsOf({ ...generic, baseUrl });
  const likeSecrets = parameters.map(({ value }) => value).filter((value) => SECRET_PARAMETER.test(value));
  const values = [...ofKey, ...headers, ...likeSecrets]
    .filter((part) => part.length >= RECOGNISED_MIN)
    // In an address it stands encoded.
    .flatMap((part) => [part, encodeURIComponent(part)])
    .map((form) => ({ form, hidden: MASK }));
  // The longest first: one that another begins with would leave the rest of that readable.
  const forms = [...values, ...parameters.flatMap(formsOf)].sort((a, b) => b.form.length - a.form.length);
  return forms.reduce((rest, { form, hidden }) => rest.replaceAll(form, hidden), text);
}

/** Also a short one, where it stands as it was sent. */
function formsOf({ name, value }: { name: string; value: string }): { form: string; hidden: string }[] {
  const start = name === '' ? '' : `${name}=`;
  return ['?', '&'].map((mark) => ({ form: `${mark}${start}${value}`, hidden: `${mark}${start}${MASK}` }));
}
