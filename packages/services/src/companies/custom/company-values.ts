import type { CompanyDoc, FieldOriginDoc } from '@workbench/db';
import type { CustomValue, CustomValues, OwnColumnRule, OwnColumnType } from './own-column.ts';

export type WithValues = Pick<CompanyDoc, 'custom' | 'customOrigins'>;

const STORED_AS: Readonly<Record<OwnColumnType, string>> = {
  text: 'string',
  number: 'number',
  date: 'string',
  option: 'string',
  url: 'string',
  boolean: 'boolean',
};

/** The values of the columns that there are, in their order. Pure. */
export function shownValues({ custom }: WithValues, columns: readonly OwnColumnRule[]): Record<string, CustomValue> {
  const shown: Record<string, CustomValue> = {};
  if (custom === undefined) return shown;
  for (const { key, type } of columns) {
    const value = custom[key];
    if (value !== undefined && typeof value === STORED_AS[type]) shown[key] = value;
  }
  return shown;
}

/** A company with these values; null clears one. The same object when nothing changes. Pure. */
export function withValues<C extends WithValues>(
  company: C,
  given: Readonly<Record<string, CustomValue | null>>,
  origin: FieldOriginDoc,
): C {
  const changed = Object.entries(given).filter(([key, value]) => (company.custom?.[key] ?? null) !== value);
  if (changed.length === 0) return company;
  const custom: Record<string, CustomValue> = { ...company.custom };
  const customOrigins: Record<string, FieldOriginDoc> = { ...company.customOrigins };
  for (const [key, value] of changed) {
    if (value === null) {
      delete custom[key];
      delete customOrigins[key];
    } else {
      custom[key] = value;
      customOrigins[key] = origin;
    }
  }
  return { ...company, custom, customOrigins };
}

/** The values of two companies as one: the survivor's, and the other's where it has none. Pure. */
export function combineValues(survivor: WithValues, other: WithValues): WithValues {
  if (other.custom === undefined) return {};
  return {
    custom: { ...other.custom, ...survivor.custom },
    customOrigins: { ...other.customOrigins, ...survivor.customOrigins },
  };
}

/** One text for each state of the values; none for none. Pure. */
export function valuesState({ custom = {} }: WithValues): [string, CustomValue][] {
  return Object.entries(custom as CustomValues).sort(([one], [other]) => (one < other ? -1 : 1));
}
