import { parseMarkup } from '../parse-markup.ts';
import { normaliseCompanyName } from '../rules/company-name.ts';

export interface FormD {
  issuer: string;
  /** Dollars; null for "Indefinite" or nothing. */
  offered: number | null;
  sold: number | null;
  /** Day of the first sale. */
  firstSaleOn: string | null;
}

const WANTED = ['entityname', 'totalofferingamount', 'totalamountsold', 'dateoffirstsale'] as const;
type Field = (typeof WANTED)[number];

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
        const field = WANTED.find((name) => open.includes(name));
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
const inWords = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** What it states, one fact a line. */
export function toLines({ issuer, offered, sold, firstSaleOn }: FormD): string[] {
  return [
    // Many are filed before the first sale.
    sold === null || sold === 0
      ? `${issuer} filed a notice of an offering of securities (Form D).`
      : `${issuer} raises ${inWords(sold)} in an offering of securities (Form D).`,
    ...(sold === null ? [] : [`Amount sold: ${inWords(sold)}.`]),
    ...(offered === null ? ['Offering amount: indefinite.'] : [`Offering amount: ${inWords(offered)}.`]),
    ...(firstSaleOn === null ? [] : [`First sale: ${firstSaleOn}.`]),
  ];
}

/** An amendment repeats its notice: of those with the same issuer and first sale, the one that sold most, the newest first. */
export function withoutRepeats<T extends { data: FormD; filedOn: string }>(notices: T[]): T[] {
  const kept = new Map<string, T>();
  for (const notice of notices.toSorted((a, b) => b.filedOn.localeCompare(a.filedOn))) {
    const key = `${normaliseCompanyName(notice.data.issuer)} ${notice.data.firstSaleOn}`;
    const known = kept.get(key);
    if (known === undefined || (notice.data.sold ?? 0) > (known.data.sold ?? 0)) kept.set(key, notice);
  }
  return [...kept.values()];
}
