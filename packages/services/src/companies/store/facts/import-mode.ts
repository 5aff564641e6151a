import type { CompanyDoc } from '@workbench/db';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import type { ImportMode } from '../../import-schemas.ts';
import type { NamedFacts } from './company-facts.ts';
import { isSameSource } from './merge-facts.ts';

type Known = Pick<CompanyDoc, '_id' | 'name' | 'domain' | 'industry' | 'records' | 'locations' | 'identifiers'>;

interface ModeRow {
  facts: NamedFacts;
  isRepeat: boolean;
}

/** What a company had before the import, as far as `fill_empty` asks. */
interface FilledBefore {
  hasLocations: boolean;
  identifierKinds: readonly string[];
}

interface RecalledRows {
  /** Domains of refused rows. */
  refused: readonly string[];
  /** Companies that rows have changed, with their fields before. */
  changed: readonly { _id: Known['_id']; before: Partial<Pick<Known, 'records' | 'identifiers'>> }[];
}

/**
 * What rows may do to companies, by what there was before the import: a later row of a company that the file itself
 * creates is welcome. One for all batches of a file. Deciding again about the same row gives the same answer.
 */
export class ImportModeRule {
  readonly #mode: ImportMode;
  readonly #refused = new Set<string>();
  readonly #before = new Map<string, FilledBefore>();
  readonly #recalled = new Map<string, { [K in keyof FilledBefore]: FilledBefore[K] | undefined }>();

  constructor(mode: ImportMode) {
    this.#mode = mode;
  }

  /** Why the row does not come in; null when it does. */
  refusalOf({ facts: { domain }, isRepeat }: ModeRow, known: Known | null): string | null {
    if (!isRepeat) {
      const isRefused = this.#mode === 'create_only' ? known !== null : known === null && this.#isUpdateOnly();
      if (isRefused) this.#refused.add(domain);
    }
    if (!this.#refused.has(domain)) return null;
    if (this.#mode !== 'create_only') return `${domain} is not tracked, and this import creates no companies`;
    const name = known === null || known.domain === domain ? '' : ` as ${known.name}`;
    return `${domain} is tracked already${name}, and this import only creates companies`;
  }

  /** The row without what its company had before; it names no one then. */
  restrict<R extends ModeRow>(row: R, known: Known | null): R {
    if (this.#mode !== 'fill_empty' || known === null) return row;
    const before = this.#filledBefore(known);
    const isEmptyFigure = (figure: NamedFacts['figures'][number]) =>
      !known.records.some((record) => isSameSource(record, figure) && recordHeadcount(record) !== null);
    const { facts } = row;
    const identifiers = facts.identifiers?.filter(({ kind }) => !before.identifierKinds.includes(kind));
    const filling = {
      ...facts,
      figures: facts.figures.filter(isEmptyFigure),
      locations: before.hasLocations ? [] : facts.locations,
      industry: known.industry === null ? facts.industry : null,
      ...(identifiers && { identifiers }),
    };
    return { ...row, isRepeat: true, facts: filling };
  }

  /** Of an import that is continued: what its earlier rows were decided by, the earliest first. */
  recall({ refused, changed }: RecalledRows): void {
    for (const domain of refused) this.#refused.add(domain);
    if (this.#mode !== 'fill_empty') return;
    for (const { _id, before } of changed) {
      const { records, identifiers = [] } = before;
      const id = _id.toHexString();
      const hasLocations = records?.some(({ locations }) => locations.length > 0);
      const identifierKinds = 'identifiers' in before ? [...new Set(identifiers.map(({ kind }) => kind))] : undefined;
      const seen = this.#recalled.get(id);
      this.#recalled.set(id, {
        hasLocations: seen?.hasLocations ?? hasLocations,
        identifierKinds: seen?.identifierKinds ?? identifierKinds,
      });
    }
  }

  /** For rows that were decided on already: none is refused. */
  withoutRefusals(): Pick<ImportModeRule, 'refusalOf' | 'restrict'> {
    return { refusalOf: () => null, restrict: (row, known) => this.restrict(row, known) };
  }

  #isUpdateOnly(): boolean {
    return this.#mode === 'update_only' || this.#mode === 'fill_empty';
  }

  #filledBefore({ _id, locations, identifiers = [] }: Known): FilledBefore {
    const id = _id.toHexString();
    const seen = this.#before.get(id);
    if (seen !== undefined) return seen;
    const recalled = this.#recalled.get(id);
    const kinds = recalled?.identifierKinds ?? [...new Set(identifiers.map(({ kind }) => kind))];
    const hasLocations = recalled?.hasLocations ?? locations.length > 0;
    const before =
      kinds.length > 0
        ? { hasLocations, identifierKinds: kinds }
        : WITHOUT_IDENTIFIERS[hasLocations ? 'located' : 'nowhere'];
    this.#before.set(id, before);
    return before;
  }
}

/** Most companies share these two. */
const WITHOUT_IDENTIFIERS = {
  located: { hasLocations: true, identifierKinds: [] },
  nowhere: { hasLocations: false, identifierKinds: [] },
} as const;
