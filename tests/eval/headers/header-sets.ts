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
}

export function readHeaderSets(path: string | URL): HeaderSet[] {
  return JSON.parse(readFileSync(path, 'utf8')) as HeaderSet[];
}
