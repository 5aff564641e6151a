import type { ConnectorSettings } from '@workbench/connectors/types';
import { MASK, secretsOf } from './description/mask-description.ts';

/** A shorter text may be anything. */
const RECOGNISED_MIN = 4;
/** Other values of a query may stand in any answer, such as a figure that companies are selected by. */
const SECRET_PARAMETER = /^(?=.*\d)(?=.*[a-z]).{8,}$/i;

/** A header like the version of an API; its digits may stand in any figure. */
const SHORT_FIGURE = /^\d{1,6}$/;

/**
 * A vendor may repeat the key, or another secret of the request, in what it says. Pure.
 * @param keepsFigures of a response, in which a person looks for a figure
 */
export function redactSecrets(
  text: string,
  { apiKey, baseUrl, generic }: Pick<ConnectorSettings, 'apiKey' | 'baseUrl' | 'generic'>,
  { keepsFigures = false } = {},
): string {
  // Client credentials are two secrets in one.
  const ofKey = apiKey === null ? [] : [apiKey, ...apiKey.split(':')];
  const { headers, parameters } =
    generic === null ? { headers: [], parameters: [] } : secretsOf({ ...generic, baseUrl });
  const likeSecrets = parameters.map(({ value }) => value).filter((value) => SECRET_PARAMETER.test(value));
  const ofHeaders = keepsFigures ? headers.filter((value) => !SHORT_FIGURE.test(value)) : headers;
  const values = [...ofKey, ...ofHeaders, ...likeSecrets]
    .filter((part) => part.length >= RECOGNISED_MIN)
    .flatMap(spellingsOf)
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

/** As an address and JSON encode it, and as a vendor has decoded it from an address. */
function spellingsOf(part: string): string[] {
  return [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1), decoded(part)];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
