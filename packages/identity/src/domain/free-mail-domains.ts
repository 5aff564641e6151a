/**
 * Providers of personal mailboxes. A lead list often carries the domain of a contact's private address, and one
 * company record for everybody at gmail.com would merge strangers; so they are refused as a company's domain.
 */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  '126.com',
  '163.com',
  'aol.com',
  'fastmail.com',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'icloud.com',
  'laposte.net',
  'libero.it',
  'live.co.uk',
  'live.com',
  'live.de',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'orange.fr',
  'outlook.com',
  'outlook.de',
  'outlook.fr',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediffmail.com',
  'rocketmail.com',
  't-online.de',
  'wanadoo.fr',
  'web.de',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.de',
  'yahoo.es',
  'yahoo.fr',
  'yahoo.it',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
]);

/**
 * Brands of personal mailboxes with a domain in most countries, as yahoo.com.br and hotmail.nl. Endings of countries that
 * companies everywhere take for their names are left out: live.me and gmx.io are companies.
 */
const NATIONAL_BRANDS =
  /(?:^|\.)(?:aol|gmx|hotmail|live|outlook|windowslive|yahoo|ymail|yandex)\.(?:com?\.[a-z]{2}|(?!(?:ai|cc|co|fm|gg|io|ly|me|sh|so|to|tv|vc|ws)$)[a-z]{2})$/;

/** True for a host of such a provider, in whatever country and spelling: "yahoo.com.br", "https://www.gmail.com/". Pure. */
export function isFreeMailHost(text: string): boolean {
  const address = text.trim().toLowerCase();
  const host = address.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/{2,}/, '').replace(/\.?(?:[/?#:\\].*)?$/s, '');
  for (let at = 0; at < host.length; at = host.indexOf('.', at) + 1 || host.length) {
    if (FREE_MAIL_DOMAINS.has(host.slice(at))) return true;
  }
  return NATIONAL_BRANDS.test(host);
}
