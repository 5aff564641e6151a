import { cleanText } from '../clean-text.ts';
import { parseDomain } from '../domain/domain-key.ts';
import { emailKey } from '../email-key.ts';
import { hasCountryCode, looksLikePhone } from '../phone-key.ts';
import { directIdentifiersOf, type Identifier, NO_IDENTIFIERS } from './identifiers.ts';

const EXPECTED_FORMATS =
  'write an e-mail address (marta@acme.com), a LinkedIn profile (linkedin.com/in/marta-oliveira), ' +
  'a phone number with its country code (+351 21 000 0000), a domain (acme.com) or the id of a person at a source (pdl:…, apollo:…)';
const PAGE_OF_NETWORK = /(?:^|[/.])linkedin\.(?:com|cn)\.?(?::\d+)?\//i;

/** As vendors list who has objected there. */
const SOURCE_ID = /^(pdl|apollo):\s*([\w-]{6,100})$/i;

/** What a person typed, recognised; or a sentence that says what would be right. */
export function readIdentifier(typed: string): Identifier | { problem: string } {
  const text = cleanText(typed);
  if (PAGE_OF_NETWORK.test(text)) {
    return identify({ linkedinUrl: typed }) ?? problemOf(text, 'is not the page of a person');
  }
  if (/.@/.test(text)) {
    const value = emailKey(text);
    return value === null ? problemOf(text, 'is not a whole e-mail address') : { kind: 'email', value };
  }
  const [, source, id] = SOURCE_ID.exec(text) ?? [];
  if (source !== undefined) return { kind: 'source-id', value: `${source.toLowerCase()}:${id}` };
  return looksLikePhone(text) ? readPhone(text) : readWholeDomain(text);
}

function readPhone(text: string): Identifier | { problem: string } {
  if (!hasCountryCode(text)) return problemOf(text, 'has no country code, so it identifies no one');
  return identify({ phone: text }) ?? problemOf(text, 'is no whole phone number');
}

function readWholeDomain(text: string): Identifier | { problem: string } {
  const bare = text.replace(/^@/, '');
  // A page of a site identifies a person at most, not its whole domain.
  if (/^[^/?#]+\/+[^/?#]/.test(bare.replace(/^(?:[a-z]+:)?\/\//i, ''))) {
    return problemOf(text, 'is a page, not a whole domain');
  }
  if (!bare.includes('.')) return problemOf(text, 'is not recognised');
  const read = parseDomain(bare);
  return 'problem' in read ? read : { kind: 'domain', value: read.domain };
}

function identify(known: { linkedinUrl: string } | { phone: string }): Identifier | null {
  return directIdentifiersOf({ ...NO_IDENTIFIERS, ...known })[0] ?? null;
}

function problemOf(text: string, problem: string): { problem: string } {
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return { problem: `"${shown}" ${problem}; ${EXPECTED_FORMATS}` };
}
