import { createHash } from 'node:crypto';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { FailedRow, ParsedRow } from '../csv/read-companies.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { COMPANY_SOURCES_MAX } from '../limits.ts';
import type { NamedFacts } from '../store/facts/company-facts.ts';
import type { RowChange } from '../store/plan/plan-changes.ts';
import { SeenLocations } from './seen-locations.ts';

/** Sources as their keys, in the order of the file. */
interface Named {
  /** Those whose figure is known; a later one of theirs adds nothing. */
  figures: readonly string[];
  /** Those and the ones with locations alone. */
  sources: readonly string[];
  hasIndustry: boolean;
  /** Keys of own columns. */
  custom: readonly string[];
}

/** What a file has said so far: a later row of the same company only adds to it. */
export class SeenRows {
  readonly #named = new Map<string, Named>();
  /** Most companies have the same sources, so a million of them share a few entries. */
  readonly #entries = new Map<string, Named>();
  readonly #locations = new SeenLocations();
  readonly #identifiers = new Set<string>();
  readonly #notes = new Set<string>();

  has(domain: string): boolean {
    return this.#named.has(domain);
  }

  sourcesOf(domain: string): readonly string[] {
    return this.#named.get(domain)?.sources ?? [];
  }

  figureCountOf(domain: string): number {
    return this.#named.get(domain)?.figures.length ?? 0;
  }

  /** The row's facts without what an earlier row said already; null when nothing is left. */
  newFactsOf(row: ParsedRow): NamedFacts | null {
    const known = this.#named.get(row.domain);
    const added = new Set<string>(known?.figures);
    const figures = row.figures.filter(({ source }) => added.size < added.add(sourceKey(source)).size);
    if (known === undefined) return figures.length === row.figures.length ? row : { ...row, figures };
    const locations = row.locations.filter((one) => !this.#locations.has(row.domain, row.locationSource, one));
    const industry = known.hasIndustry ? null : row.industry;
    const identifiers = row.identifiers.filter((one) => !this.#identifiers.has(identifierOf(row.domain, one)));
    const custom = Object.fromEntries(Object.entries(row.custom ?? {}).filter(([key]) => !known.custom.includes(key)));
    const noteTexts = (row.noteTexts ?? []).filter((text) => !this.#notes.has(noteKey(row.domain, text)));
    const lists = [figures, locations, identifiers, Object.keys(custom), noteTexts];
    if (industry === null && lists.every(({ length }) => length === 0)) return null;
    return { ...row, figures, industry, locations, identifiers, custom, noteTexts };
  }

  add(facts: NamedFacts): void {
    const { domain, figures, locations, locationSource, industry } = facts;
    const { identifiers = [], custom = {}, noteTexts = [] } = facts;
    const known = this.#named.get(domain);
    const all = [...(known?.figures ?? []), ...figures.map(({ source }) => sourceKey(source))];
    const sources = new Set([...(known?.sources ?? []), ...all]);
    if (locations.length > 0 && locationSource !== null) sources.add(sourceKey(locationSource));
    const hasIndustry = (known?.hasIndustry ?? false) || industry !== null;
    const keys = [...(known?.custom ?? []), ...Object.keys(custom)];
    this.#named.set(domain, this.#shared({ figures: all, sources: [...sources], hasIndustry, custom: keys }));
    for (const location of locations) this.#locations.add(domain, locationSource, location);
    for (const identifier of identifiers) this.#identifiers.add(identifierOf(domain, identifier));
    for (const text of noteTexts) this.#notes.add(noteKey(domain, text));
  }

  #shared(named: Named): Named {
    const key = JSON.stringify(named);
    const entry = this.#entries.get(key) ?? named;
    this.#entries.set(key, entry);
    return entry;
  }
}

function identifierOf(domain: string, identifier: { kind: string; value: string }): string {
  return `${domain} ${companyIdentifierKey(identifier)}`;
}

/** Texts may be long, and a file has many. */
function noteKey(domain: string, text: string): string {
  return createHash('sha256').update(`${domain} ${text}`).digest('base64');
}

export interface DeduplicatedRows {
  rows: RowChange[];
  /** Rows that repeat an earlier one of the file and add nothing. */
  repeats: ParsedRow[];
  failures: FailedRow[];
}

/** Compares a batch with the rows before it; call it once per batch, in the file's order. */
export function deduplicateRows(batch: ParsedRow[], seen: SeenRows): DeduplicatedRows {
  const result: DeduplicatedRows = { rows: [], repeats: [], failures: [] };
  for (const row of batch) {
    const { domain, line } = row;
    const facts = seen.newFactsOf(row);
    if (facts === null) result.repeats.push(row);
    else if (facts.figures.length > 0 && seen.figureCountOf(domain) >= COMPANY_SOURCES_MAX) {
      result.failures.push(tooManySources(row));
    } else {
      result.rows.push({ facts, isRepeat: seen.has(domain), earlierSources: seen.sourcesOf(domain), line });
      seen.add(facts);
    }
  }
  return result;
}

function tooManySources(row: ParsedRow): FailedRow {
  const reason = `More than ${COMPANY_SOURCES_MAX} sources for ${row.domain}; expected one column or row for each source`;
  return { line: row.line, column: null, value: null, reason, cells: row.cells };
}
