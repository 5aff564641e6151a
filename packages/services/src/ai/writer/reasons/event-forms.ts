import type { Amount, CompanyEvent, SiteKind } from './event.ts';

/** One or more words with capitals. */
export const NAME = String.raw`(?:\p{Lu}|\d)[\p{L}\p{N}&.'’+/-]*(?: (?:(?:\p{Lu}|\d)[\p{L}\p{N}&.'’+/-]*|&|of|de|la|van|und|y|et))*`;
/** Where, for whom or why: said in English only. */
const TAIL = '(?: (?:for|on|in|to|as|at|from|by|through|after) .+)?';
const AMOUNT = String.raw`(?:[$€£] ?\d[\d.,]*(?: ?(?:thousand|million|billion|[kKmMbB]|bn|mn)\b)?|\d[\d.,]* (?:thousand|million|billion) (?:dollars|euros|pounds))`;
const SITES: Record<SiteKind, string> = {
  plant: 'plant|factory|manufacturing site|production site',
  office: 'office|sales office|branch office|branch',
  'cold store': 'cold store|refrigerated warehouse',
  'distribution centre': 'distribution cent(?:er|re)',
  'training centre': 'training cent(?:er|re)',
  'research centre': '(?:research|R&D) cent(?:er|re)',
  showroom: 'showroom',
  warehouse: 'warehouse|logistics cent(?:er|re)',
  store: 'store|shop|flagship store',
  laboratory: 'lab|laboratory|research lab|test lab',
  site: 'site|facility|hub|location',
  campus: 'campus',
  'data centre': 'data cent(?:er|re)',
  headquarters: 'headquarters|head office|regional headquarters',
};
const SITE = `(?:${Object.values(SITES).join('|')})`;
const OPENS = '(?:opens|opened|inaugurates|inaugurated|sets up|set up|moves into|moved into|launches|launched)';

interface Form {
  pattern: RegExp;
  read: (match: Record<string, string>) => CompanyEvent | null;
}
/** Anchored at both ends: what is not understood to its end is not said in other words. */
const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(`^(?:${pattern})$`, 'u'), read });

/** What follows the company's name and "has". */
export const PREDICATES: readonly Form[] = [
  form(
    `(?<verb>announces|announced|raises|raised|secures|secured|closes|closed|lands|landed|receives|received|completes|completed) (?:an? )?(?<amount>${AMOUNT})(?: (?:in (?:its |an? |new |fresh )*)?(?<round>(?:Series [A-H]|[Ss]eed|[Pp]re-seed)))?(?: (?:in |of )?(?:growth |fresh |new |equity )*(?:round|funding round|financing round|funding|financing|investment|capital|capital increase|equity))?(?: (?:led by|from|to|for) .+)?`,
    readFunding,
  ),
  form(
    `(?<verb>announces|announced|raises|raised|closes|closed|completes|completed) (?:an? |its )?(?<round>Series [A-H]|[Ss]eed)(?: (?:round|funding|financing|funding round))?(?: of (?<amount>${AMOUNT}))?(?: led by .+)?`,
    readFunding,
  ),
  form(
    `${OPENS} (?:an? |its |the )?(?:(?<order>new|second|third) )?(?<site>${SITE})(?: in (?:the )?(?<place>${NAME}(?:, ${NAME})?))?`,
    readSite,
  ),
  form(`${OPENS} (?:an? |its |the )?(?:(?<order>new|second|third) )?(?<place>${NAME}) (?<site>${SITE})`, readSite),
  form(
    `(?:moves|moved|relocates|relocated|is moving) (?:its )?(?:headquarters|head office|seat) to (?:the )?(?<place>${NAME})`,
    ({ place = '' }) => ({ kind: 'move', place }),
  ),
  form(`(?:expands|expanded) (?:in)?to (?:the )?(?<place>${NAME})`, ({ place = '' }) => ({ kind: 'expansion', place })),
  form(
    `(?:launches|launched|unveils|unveiled|releases|released|introduces|introduced|debuts|debuted|presents|presented) (?<product>${NAME})${TAIL}`,
    ({ product = '' }) => readLaunch(product),
  ),
  form(`brings (?<product>${NAME}) to market`, ({ product = '' }) => readLaunch(product)),
  form(
    `(?:acquires|acquired|buys|bought|completes purchase of|completed the purchase of|completes acquisition of|completed the acquisition of) (?<target>${NAME})${TAIL}`,
    ({ target = '' }) => ({ kind: 'acquisition', target }),
  ),
  form(
    `(?<verb>partners|partnered|teams up|teamed up|joins forces|joined forces|ties up|cooperates|entered into a partnership|signs (?:a )?partnership|signed a partnership) with (?<partner>${NAME})${TAIL}`,
    ({ verb = '', partner = '' }) => ({
      kind: 'partnership',
      partner,
      form: /partner/.test(verb) ? 'partnership' : 'together',
    }),
  ),
  form(
    `(?:signs|signed) (?:an? )?(?:distribution |framework |licensing |supply |reseller )?(?:agreement|contract|deal) with (?<partner>${NAME})${TAIL}`,
    ({ partner = '' }) => ({ kind: 'partnership', partner, form: 'agreement' }),
  ),
  form(
    '(?:currently )?(?:has|lists|advertises|opens|opened) (?<count>\\d[\\d,]*) (?:open |current |new )?(?:positions?|roles?|jobs?|openings?|vacanc(?:y|ies)|job openings?)(?: (?:in|for|at|across) .+)?',
    ({ count = '' }) => ({ kind: 'openings', count: Number(count.replaceAll(',', '')) }),
  ),
  form('(?:is|are) (?:currently )?(?:hiring|recruiting|looking for) (?<count>\\d+) [a-z].*', ({ count = '' }) =>
    Number(count) > 1 ? { kind: 'hiring', count: Number(count) } : { kind: 'openings', count: 1 },
  ),
  form('(?:published|publishes) (?:a|an|its) (?:\\w+ )?(?:paper|article|study)(?: .+)?', () => ({ kind: 'paper' })),
  form(
    `(?:appoints|appointed|names|named) (?<person>${NAME}) (?:as )?(?:its |the |new )*(?<role>C[EFOTMI]O|CISO|CPO|CHRO|CDO)`,
    ({ person = '', role = '' }) => ({ kind: 'appointment', person, role }),
  ),
  form(
    '(?:receives|received|achieves|achieved|obtains|obtained|earns|earned) (?:an? |the )?(?<standard>ISO[ /\\d-]+) certification',
    ({ standard = '' }) => ({
      kind: 'certification',
      standard,
    }),
  ),
  form(
    `(?:wins|won|receives|received) (?:the |an? )?(?<award>${NAME} (?:Award|Prize|Preis|Prix))`,
    ({ award = '' }) => ({
      kind: 'award',
      award,
    }),
  ),
  form(
    '(?<granted>been granted|was granted|received|receives|holds|obtained)? ?(?<filed>filed|files)? ?(?:an? |two |three |new )?patents?(?: applications?)?(?: (?:for|on|in) .+)?',
    ({ granted, filed }) =>
      granted || filed ? { kind: 'patent', isGranted: filed === undefined || filed === '' } : null,
  ),
  form(
    `(?<verb>uses|runs(?: on)?|works with|relies on|is built on|adopted|adopts|introduced|migrated to|migrates to|switched to|switches to|moved to) (?<technology>${NAME})${TAIL}`,
    ({ verb = '', technology = '' }) => ({
      kind: 'technology',
      technology,
      isNew: /adopt|migrat|switch|moved/.test(verb),
    }),
  ),
];

function readFunding({ verb = '', amount, round }: Record<string, string>): CompanyEvent {
  const isClosed = /^(?:closes|closed|completes|completed)$/.test(verb);
  return { kind: 'funding', amount: readAmount(amount ?? ''), round: round ?? null, isClosed };
}

function readSite({ site = '', order, place }: Record<string, string>): CompanyEvent | null {
  const kind = (Object.keys(SITES) as SiteKind[]).find((one) => new RegExp(`^(?:${SITES[one]})$`).test(site));
  if (kind === undefined) return null;
  return {
    kind: 'site',
    site: kind,
    order: (order as 'new' | undefined) ?? null,
    place: place?.split(', ')[0] ?? null,
  };
}

/** English words are no name of a product. */
const COMMON =
  /\b(?:New|Tool|Tools|Platform|Service|Services|App|Product|Line|Range|Solution|System|Campaign|Programme|Program|Report|Version|Planning|Online|Shop|Website)\b/;

const readLaunch = (product: string): CompanyEvent | null =>
  COMMON.test(product) ? null : { kind: 'launch', product };

function readAmount(text: string): Amount | null {
  const digits = /\d[\d.,]*\d|\d/.exec(text)?.[0];
  const currency = /\$|dollars/.test(text) ? '$' : /€|euros/.test(text) ? '€' : /£|pounds/.test(text) ? '£' : null;
  if (digits === undefined || currency === null) return null;
  const scale = /billion|bn$|b$/i.test(text)
    ? 'billion'
    : /million|mn?$/i.test(text)
      ? 'million'
      : /thousand|k$/i.test(text)
        ? 'thousand'
        : null;
  return { digits, scale, currency };
}
