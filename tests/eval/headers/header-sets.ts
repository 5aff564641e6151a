import { readFileSync } from 'node:fs';

/** A header row with sample rows and the true field of each column, by its index; null: none. */
export interface HeaderSet {
  id: string;
  kind: 'companies' | 'people';
  language: 'en' | 'de' | 'fr' | 'es';
  origin: string;
  headers: string[];
  samples: string[][];
  truth: Record<string, string | null>;
  /** Where the true field is debatable: every answer that counts as right, by the column's index. */
  accepted?: Record<string, (string | null)[]>;
  /** Why a debatable label is as it is, by the column's index. */
  reasons?: Record<string, string>;
}

export function readHeaderSets(path: string | URL): HeaderSet[] {
  return JSON.parse(readFileSync(path, 'utf8')) as HeaderSet[];
}
