import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { parseMarkup } from '../markup/parse-markup.ts';

export interface FormD {
  issuer: string;
  /** Dollars; null for "Indefinite" or nothing. */
  offered: number | null;
  sold: number | null;
  /** Day of the first sale. */
  firstSaleOn: string | null;
}

const FORM_FIELDS = ['entityname', 'totalofferingamount', 'totalamountsold', 'dateoffirstsale'] as const;
type Field = (typeof FORM_FIELDS)[number];

/** Reads a notice of an exempt offering (primary_doc.xml); null when it is none. */
export function readFormD(xml: string): FormD | null {
  const found: Partial<Record<Field, string>> = {};
  const open: string[] = [];
  parseMarkup(
    xml,
    {
      onopentagname: (name) => void open.push(name.toLowerCase()),
      ontext: (text) => {
        // <dateOfFirstSale><value>…</value></dateOfFirstSale>, the others hold their text themselves.
        const field = FORM_FIELDS.find((name) => open.includes(name));
        // Those who issue together with the first are named further down.
        if (field === undefined || (field === 'entityname' && !open.includes('primaryissuer'))) return;
        found[field] = (found[field] ?? '') + text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  const issuer = found.entityname?.trim() ?? '';
  if (issuer === '') return null;
  const day = found.dateoffirstsale?.trim() ?? '';
  return {
    issuer,
    offered: toDollars(found.totalofferingamount),
    sold: toDollars(found.totalamountsold),
    firstSaleOn: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
  };
}

const toDollars = (text: string | undefined) => (/^\d+$/.test(text?.trim() ?? '') ? Number(text) : null);
const formatDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** What it states, one fact a line. */
export function toLines({ issuer, offered, sold, firstSaleOn }: FormD): string[] {
  return [
    // Many are filed before the first sale.
    sold === null || sold === 0
      ? `${issuer} filed a notice of an offering of securities (Form D).`
      : `${issuer} raises ${formatDollars(sold)} in an offering of securities (Form D).`,
    ...(sold === null ? [] : [`Amount sold: ${formatDollars(sold)}.`]),
    ...(offered === null ? ['Offering amount: indefinite.'] : [`Offering amount: ${formatDollars(offered)}.`]),
    ...(firstSaleOn === null ? [] : [`First sale: ${firstSaleOn}.`]),
  ];
}

/** An amendment repeats its notice: of those with the same issuer and first sale, the one that sold most, the newest first. */
export function deduplicateNotices<T extends { data: FormD; filedOn: string }>(notices: T[]): T[] {
  const latestByKey = new Map<string, T>();
  for (const notice of notices.toSorted((a, b) => b.filedOn.localeCompare(a.filedOn))) {
    const key = `${normaliseCompanyName(notice.data.issuer)} ${notice.data.firstSaleOn}`;
    const known = latestByKey.get(key);
    if (known === undefined || (notice.data.sold ?? 0) > (known.data.sold ?? 0)) latestByKey.set(key, notice);
  }
  return [...latestByKey.values()];
}
