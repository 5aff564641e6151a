import type { CompanyFilterFacts } from './company-facts.ts';
import { CustomColumns } from './custom-columns.ts';
import { Dictionary } from './dictionary.ts';
import { encodeFigures } from './figure-list.ts';
import { IdTable } from './id-table.ts';
import { codesColumn, textColumn } from './list-column.ts';
import { byteColumn, codeColumn, floatColumn, shortColumn } from './number-column.ts';
import { SubsidiaryCounts } from './subsidiary-counts.ts';
import { exactKey, formatLocation, locationKey, nameKey } from './text-keys.ts';

/** The filterable facts of all companies, each fact in an array of its own, at the row of the company. Pure. */
export class CompanyColumns {
  readonly ids = new IdTable();
  readonly nameKeys = textColumn();
  readonly employeeSortKeys = floatColumn();
  readonly growth3 = floatColumn();
  readonly growth6 = floatColumn();
  readonly growth12 = floatColumn();
  readonly spread = floatColumn();
  readonly disputed = floatColumn();
  readonly decided = byteColumn();
  readonly sourceCounts = shortColumn();
  readonly added = floatColumn();
  readonly updated = floatColumn();
  readonly synced = floatColumn();
  readonly reported = floatColumn();
  readonly industries = codeColumn();
  readonly qualities = byteColumn();
  readonly scopes = byteColumn();
  readonly locations = codesColumn();
  readonly sources = codesColumn();
  /** See `FIGURE_AT`. */
  readonly figures = codesColumn();
  readonly tags = codesColumn();
  readonly custom = new CustomColumns();
  readonly lists = codesColumn();
  /** Reasons in the list of customers. */
  readonly customers = codeColumn();
  readonly subsidiaries = new SubsidiaryCounts();
  readonly industryNames = new Dictionary(nameKey);
  readonly qualityNames = new Dictionary(exactKey);
  readonly scopeNames = new Dictionary(exactKey);
  readonly locationNames = new Dictionary(locationKey);
  readonly sourceNames = new Dictionary(exactKey);
  readonly tagNames = new Dictionary(exactKey);
  readonly listIds = new Dictionary(exactKey);
  readonly customerReasons = new Dictionary(nameKey);
  readonly #encoder = new TextEncoder();

  /** Adds a company or replaces what is known of it. @returns its row */
  set(facts: CompanyFilterFacts): number {
    const isNew = this.ids.find(facts.id) < 0;
    const row = this.ids.add(facts.id);
    if (isNew) this.setActivity(row, { synced: null, reported: null });
    this.nameKeys.set(row, this.#encoder.encode(facts.nameKey));
    this.employeeSortKeys.set(row, facts.employeeSortKey ?? Number.NaN);
    this.growth3.set(row, facts.growth3 ?? Number.NaN);
    this.growth6.set(row, facts.growth6 ?? Number.NaN);
    this.growth12.set(row, facts.growth12 ?? Number.NaN);
    this.spread.set(row, facts.spread ?? Number.NaN);
    this.disputed.set(row, facts.disputed ?? Number.NaN);
    this.decided.set(row, Number(facts.isDecided));
    this.sourceCounts.set(row, facts.sourceCount);
    this.added.set(row, facts.added.getTime());
    this.updated.set(row, facts.updated.getTime());
    this.industries.set(row, facts.industry === null ? 0 : this.industryNames.add(facts.industry));
    this.qualities.set(row, this.qualityNames.add(facts.quality));
    this.scopes.set(row, facts.scope === null ? 0 : this.scopeNames.add(facts.scope));
    this.locations.set(row, codesOf(facts.locations.map(formatLocation), this.locationNames));
    this.sources.set(row, codesOf(facts.sources, this.sourceNames));
    this.figures.set(
      row,
      encodeFigures(facts.figures, (source) => this.sourceNames.add(source)),
    );
    this.tags.set(row, codesOf(facts.tags, this.tagNames));
    this.custom.set(row, facts.custom);
    this.lists.set(row, codesOf(facts.lists, this.listIds));
    this.subsidiaries.set(row, facts.parent?.id ?? null);
    return row;
  }

  /** @param reason that of its entry in the list of customers; null without one */
  setCustomer(row: number, reason: string | null): void {
    this.customers.set(row, reason === null ? 0 : this.customerReasons.add(reason));
  }

  /** When it was synced and reported on last. */
  setActivity(row: number, { synced, reported }: { synced?: Date | null; reported?: Date | null }): void {
    if (synced !== undefined) this.synced.set(row, synced?.getTime() ?? Number.NaN);
    if (reported !== undefined) this.reported.set(row, reported?.getTime() ?? Number.NaN);
  }

  remove(id: Uint8Array): void {
    const row = this.ids.find(id);
    if (row < 0) return;
    this.subsidiaries.set(row, null);
    this.ids.remove(row);
  }
}

/** Sorted, so that the same list is the same numbers. */
function codesOf(texts: readonly string[], dictionary: Dictionary): number[] {
  return [...new Set(texts)].map((text) => dictionary.add(text)).sort((a, b) => a - b);
}
