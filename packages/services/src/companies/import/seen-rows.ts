import { createHash } from 'node:crypto';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { sourceKey } from '../figures/rule/source-key.ts';
import type { FigureFact, NamedFacts } from '../store/facts/company-facts.ts';
import { SeenFigures } from './seen-figures.ts';
import { SeenLocations } from './seen-locations.ts';

/** Sources as their keys, in the order of the file. */
interface Named {
  /** A row under the company's own domain has come; rows under an alias only fill what is empty. */
  isNamed: boolean;
  /** Those with a figure of any day. */
  figures: readonly string[];
  /** Those with a figure for the day of the import. */
  current: readonly string[];
  /** Those and the ones with locations alone. */
  sources: readonly string[];
  hasIndustry: boolean;
  /** Keys of own columns. */
  custom: readonly string[];
}

const UNSEEN: Named = { isNamed: false, figures: [], current: [], sources: [], hasIndustry: false, custom: [] };

/** What a file has said so far of each company: a later row only adds to it. */
export class SeenRows {
  readonly #named = new Map<string, Named>();
  /** Most companies have the same sources, so a million of them share a few entries. By their content, and by the first row's. */
  readonly #entries = new Map<string, Named>();
  readonly #figures: SeenFigures;
  readonly #locations = new SeenLocations();
  readonly #identifiers = new Set<string>();
  readonly #notes = new Set<string>();

  /** @param today the day of figures without one */
  constructor(today: Date) {
    this.#figures = new SeenFigures(today);
  }

  has(domain: string): boolean {
    return this.#named.has(domain);
  }

  /** Whether a row of its own domain has named the company. */
  isNamed(domain: string): boolean {
    return this.#of(domain).isNamed;
  }

  sourcesOf(domain: string): readonly string[] {
    return this.#of(domain).sources;
  }

  /** How many sources have figures with these. */
  countSources(domain: string, figures: readonly FigureFact[]): number {
    const known = this.#of(domain).figures;
    if (figures.length === 0) return known.length;
    return new Set([...known, ...figures.map(({ source }) => sourceKey(source))]).size;
  }

  /** The row's facts without what an earlier row said already; null when nothing is left. @param domain the company's own */
  newFactsOf<Row extends NamedFacts>(row: Row, domain: string): Row | null {
    const known = this.#named.get(domain);
    const figures = this.#newFigures(row.figures, domain);
    if (known === undefined) return figures.length === row.figures.length ? row : { ...row, figures };
    const locations = row.locations.filter((one) => !this.#locations.has(domain, row.locationSource, one));
    const identifiers = (row.identifiers ?? []).filter((one) => !this.#identifiers.has(identifierOf(domain, one)));
    const noteTexts = (row.noteTexts ?? []).filter((text) => !this.#notes.has(noteKey(domain, text)));
    const added = { ...row, figures, locations, identifiers, noteTexts };
    if (row.domain === domain && !known.isNamed) return added;
    const industry = known.hasIndustry ? null : row.industry;
    const custom = Object.fromEntries(Object.entries(row.custom ?? {}).filter(([key]) => !known.custom.includes(key)));
    const lists = [figures, locations, identifiers, Object.keys(custom), noteTexts];
    if (industry === null && lists.every(({ length }) => length === 0)) return null;
    return { ...added, industry, custom };
  }

  add(facts: NamedFacts, domain: string): void {
    const { figures, locations, locationSource, identifiers = [], noteTexts = [] } = facts;
    const known = this.#named.get(domain);
    const named = known === undefined ? this.#first(facts, domain) : this.#shared(this.#added(known, facts, domain));
    this.#named.set(domain, named);
    for (const figure of figures) if (!this.#figures.isOfToday(figure)) this.#figures.add(domain, figure);
    for (const location of locations) this.#locations.add(domain, locationSource, location);
    for (const identifier of identifiers) this.#identifiers.add(identifierOf(domain, identifier));
    for (const text of noteTexts) this.#notes.add(noteKey(domain, text));
  }

  #of(domain: string): Named {
    return this.#named.get(domain) ?? UNSEEN;
  }

  /** A source has one figure for a day, the first of the file: figures of other days are its history. */
  #newFigures(figures: readonly FigureFact[], domain: string): FigureFact[] {
    const current = new Set(this.#of(domain).current);
    const isNew = (figure: FigureFact) =>
      this.#figures.isOfToday(figure)
        ? current.size < current.add(sourceKey(figure.source)).size
        : !this.#figures.has(domain, figure);
    return figures.filter(isNew);
  }

  /** Of the first row about a company: most rows of a file are, and have the same columns. */
  #first(facts: NamedFacts, domain: string): Named {
    const { figures, locations, locationSource, industry, custom = {} } = facts;
    const columns = [
      ...[facts.domain === domain, industry !== null, locations.length > 0 && locationSource],
      ...[figures.flatMap((figure) => [figure.source, this.#figures.isOfToday(figure)]), Object.keys(custom)],
    ];
    const key = JSON.stringify(columns);
    const entry = this.#entries.get(key) ?? this.#shared(this.#added(UNSEEN, facts, domain));
    this.#entries.set(key, entry);
    return entry;
  }

  #added(known: Named, facts: NamedFacts, domain: string): Named {
    const { figures, locations, locationSource, industry, custom = {} } = facts;
    const keysOf = (added: readonly FigureFact[]) => added.map(({ source }) => sourceKey(source));
    const withFigure = new Set([...known.figures, ...keysOf(figures)]);
    const sources = new Set([...known.sources, ...withFigure]);
    if (locations.length > 0 && locationSource !== null) sources.add(sourceKey(locationSource));
    return {
      isNamed: known.isNamed || facts.domain === domain,
      figures: [...withFigure],
      current: [...known.current, ...keysOf(figures.filter((figure) => this.#figures.isOfToday(figure)))],
      sources: [...sources],
      hasIndustry: known.hasIndustry || industry !== null,
      custom: [...new Set([...known.custom, ...Object.keys(custom)])],
    };
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
