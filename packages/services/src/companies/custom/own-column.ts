/** Columns of companies that a user has added. Pure. */

export const OWN_COLUMN_TYPES = ['text', 'number', 'date', 'option', 'url', 'boolean'] as const;
export type OwnColumnType = (typeof OWN_COLUMN_TYPES)[number];

/** What a value needs to know of its column. */
export interface OwnColumnRule {
  key: string;
  name: string;
  type: OwnColumnType;
  /** Empty but for an option column. */
  options: readonly string[];
}

/** A date is written 2026-03-31. */
export type CustomValue = string | number | boolean;
export type CustomValues = Readonly<Record<string, CustomValue>>;

export const OWN_COLUMN_TYPE_LABEL: Readonly<Record<OwnColumnType, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  option: 'One of a list',
  url: 'Web address',
  boolean: 'Yes or no',
};
