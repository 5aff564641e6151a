import type { CompanyEvent } from './event.ts';
import { NAME, PREDICATES } from './event-forms.ts';

/** The event that an English fact about a company states; null when it is not one of these. */
export function readEvent(text: string, companyNames: readonly string[]): CompanyEvent | null {
  const name = companyNames.find((one) => text.startsWith(`${one} `));
  if (name !== undefined) {
    const predicate = text.slice(name.length + 1).replace(/^(?:has |have )(?=\w+(?:ed|t|n|up|granted)\b)/, '');
    for (const { pattern, read } of PREDICATES) {
      const match = pattern.exec(predicate);
      const event = match === null ? null : read(match.groups ?? {});
      if (event !== null) return event;
    }
  }
  return readOtherOrder(text, companyNames);
}

/** "Globex and Northwind join forces", "Anna Keller joins Northwind as CFO", "Introducing HyperGrip". */
function readOtherOrder(text: string, companyNames: readonly string[]): CompanyEvent | null {
  const both = new RegExp(
    `^(?<one>${NAME}) and (?<other>${NAME}) (?:join forces|announce (?:a )?(?:collaboration|partnership|cooperation)|sign (?:a )?(?:framework |supply )?agreement|team up)$`,
    'u',
  ).exec(text)?.groups;
  const partner = both && [both.one, both.other].find((name) => !companyNames.includes(name ?? ''));
  if (both && partner && companyNames.some((name) => name === both.one || name === both.other))
    return { kind: 'partnership', partner, form: /partnership/.test(text) ? 'partnership' : 'together' };
  const joined = new RegExp(
    `^(?<person>${NAME}) (?:joins|joined) (?<company>${NAME}) as (?<role>C[EFOTMI]O|CISO|CPO|CHRO)$`,
    'u',
  ).exec(text)?.groups;
  if (joined?.person && joined.role && companyNames.includes(joined.company ?? ''))
    return { kind: 'appointment', person: joined.person, role: joined.role };
  return null;
}
