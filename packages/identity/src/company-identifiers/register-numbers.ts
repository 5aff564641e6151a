import { frenchVatKey, isCzechNumber, isLuhn, isMod97, isNorwegianNumber } from './check-digits.ts';
import type { RegisterKind } from './kinds.ts';

/** A number in its normal form, or what is wrong with it: the end of a sentence that begins with the number. */
export type ReadNumber = { value: string } | { problem: string };

const wrong = (problem: string): ReadNumber => ({ problem });
const MISTYPED = 'has a wrong check digit: a character is mistyped or two are swapped';
/** Regions and kinds of the register's numbers that begin with letters, as in SC for Scotland. */
const COMPANIES_HOUSE =
  /^(?:\d{8}|(?:AC|CE|CS|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NZ|OC|OE|PC|R0|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC)[0-9A-Z]{6})$/;

/** By kind, from a text without blanks around it. Pure. */
export const READ_NUMBER: Readonly<Record<RegisterKind, (text: string) => ReadNumber>> = {
  wikidata(text) {
    const id = /^(?:(?:https?:\/\/)?(?:www\.|m\.)?wikidata\.org\/(?:wiki|entity)\/)?(Q[1-9]\d{0,11})(?:[?#].*)?$/i.exec(
      text,
    );
    if (id?.[1] !== undefined) return { value: id[1].toUpperCase() };
    if (/^[PL]\d+$/i.test(text)) return wrong('is a property or a word of Wikidata; an item begins with Q, like Q312');
    return wrong('is no Wikidata item; write Q and digits, like Q312');
  },

  cik(text) {
    const address = /^(?:https?:\/\/)?(?:www\.|data\.)?sec\.gov\/.*?(?:CIK=?|\/data\/)0*(\d{1,10})(?!\d)/i.exec(text);
    const digits = address?.[1] ?? compact(text, /^(?:sec)?cik(?:code|number)?[:#=]?/i);
    if (!/^\d+$/.test(digits)) return wrong('is no CIK; write up to 10 digits, like 0000320193');
    if (digits.length > 10) return wrong(`has ${digits.length} digits; a CIK has at most 10, like 0000320193`);
    return Number(digits) === 0 ? wrong('is no CIK; 0 is not given out') : { value: digits.padStart(10, '0') };
  },

  lei(text) {
    const address =
      /^(?:https?:\/\/)?(?:search\.gleif\.org\/#\/record|api\.gleif\.org\/api\/v1\/lei-records|lei\.info)\/([^/?#]+)/i;
    const lei = (address.exec(text)?.[1] ?? compact(text, /^lei(?:code)?[:#=]?/i)).toUpperCase();
    if (!/^[A-Z0-9]+$/.test(lei)) return wrong('is no LEI; write 20 letters and digits, like HWUPKR0MPOU8FGXBT394');
    if (lei.length !== 20) return wrong(`has ${lei.length} characters; a LEI has 20, like HWUPKR0MPOU8FGXBT394`);
    if (!/\d\d$/.test(lei)) return wrong('is no LEI; its last two characters are digits');
    return isMod97(lei) ? { value: lei } : wrong(MISTYPED);
  },

  siren(text) {
    const address = /^(?:https?:\/\/)?annuaire-entreprises\.data\.gouv\.fr\/entreprise\/(?:[^/?#]*-)?(\d{9})(?!\d)/i;
    const bare = (address.exec(text)?.[1] ?? compact(text, /^(?:n°)?siren[:#=]?/i)).toUpperCase();
    const vat = /^FR(\d\d)(\d{9})$/.exec(bare);
    const digits = vat?.[2] ?? bare;
    if (/^\d{14}$/.test(digits)) {
      return wrong(
        `is a SIRET, the number of an establishment; the SIREN is its first 9 digits: ${digits.slice(0, 9)}`,
      );
    }
    if (!/^\d+$/.test(digits)) return wrong('is no SIREN; write 9 digits, like 552 032 534');
    if (digits.length !== 9) return wrong(`has ${digits.length} digits; a SIREN has 9, like 552 032 534`);
    if (Number(digits) === 0) return wrong('is no SIREN; 0 is not given out');
    if (!isLuhn(digits)) return wrong(MISTYPED);
    return vat !== null && vat[1] !== frenchVatKey(digits) ? wrong('has a wrong VAT key after FR') : { value: digits };
  },

  companiesHouse(text) {
    const address =
      /^(?:https?:\/\/)?(?:find-and-update|beta)\.company-information\.service\.gov\.uk\/company\/([^/?#]+)/i.exec(
        text,
      ) ?? /^(?:https?:\/\/)?beta\.companieshouse\.gov\.uk\/company\/([^/?#]+)/i.exec(text);
    const bare = (
      address?.[1] ?? compact(text, /^(?:crn|(?:company|registration)(?:no|number)?\.?)[:#=]?/i)
    ).toUpperCase();
    // Leading zeros get lost where someone keeps it as a number, also behind letters.
    const [, letters = '', digits = ''] = /^([A-Z]{0,2})(\d{1,8})$/.exec(bare) ?? [];
    const number = digits === '' ? bare : letters + digits.padStart(8 - letters.length, '0');
    if (Number(digits || 1) === 0) return wrong('is no company number; 0 is not given out');
    return COMPANIES_HOUSE.test(number)
      ? { value: number }
      : wrong('is no Companies House number; write 8 digits, or 2 letters and 6 digits, like 00445790 or SC095000');
  },

  orgnr(text) {
    const address = /^(?:https?:\/\/)?(?:virksomhet|w2|data)\.brreg\.no\/.*?(\d{9})(?!\d)/i.exec(text);
    const bare = address?.[1] ?? compact(text, /^(?:org(?:anisasjons)?\.?(?:nr|nummer)?\.?|NO)[:#=]?/i);
    const digits = bare.replace(/MVA$/i, '');
    if (/^\d{10}$/.test(digits))
      return wrong('has 10 digits, as a Swedish number; a Norwegian one has 9, like 923 609 016');
    if (!/^\d+$/.test(digits)) return wrong('is no Norwegian organisation number; write 9 digits, like 923 609 016');
    if (digits.length !== 9) return wrong(`has ${digits.length} digits; a Norwegian number has 9, like 923 609 016`);
    return Number(digits) > 0 && isNorwegianNumber(digits) ? { value: digits } : wrong(MISTYPED);
  },

  ico(text) {
    const address = /^(?:https?:\/\/)?ares\.gov\.cz\/.*?[?&]ico=(\d{1,8})(?!\d)/i.exec(text);
    const digits = address?.[1] ?? compact(text, /^(?:i[čc]o?\.?|CZ)[:#=]?/i);
    if (!/^\d+$/.test(digits)) return wrong('is no IČO; write 8 digits, like 45274649');
    if (digits.length > 8) return wrong(`has ${digits.length} digits; an IČO has 8, like 45274649`);
    const ico = digits.padStart(8, '0');
    if (Number(ico) === 0) return wrong('is no IČO; 0 is not given out');
    return isCzechNumber(ico) ? { value: ico } : wrong(MISTYPED);
  },

  linkedin(text) {
    const slug =
      /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:m\/|mwlite\/)?(?:company|school|showcase)\/+([^/?#\s]+)/i.exec(
        text,
      );
    if (slug?.[1] !== undefined) return { value: `https://www.linkedin.com/company/${slug[1].toLowerCase()}` };
    if (/linkedin\.com\/(?:in|pub)\//i.test(text))
      return wrong('is the page of a person; a company has linkedin.com/company/…');
    return wrong('is no page of a company; write its address, like linkedin.com/company/acme');
  },
};

/** Without the kind's name in front and the blanks, dots and dashes between groups of digits. */
function compact(text: string, name: RegExp): string {
  return text.replace(/[\s\u00a0.\-–]+/g, '').replace(name, '');
}
