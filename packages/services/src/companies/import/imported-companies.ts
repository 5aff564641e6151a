interface ImportedRow {
  kind: string;
  /** Of the company, which may not be the one in the row. */
  domain?: string | null | undefined;
}

/** The companies that the rows of a file have added or changed: several rows may be about one. */
export class ImportedCompanies {
  readonly #domains = new Set<string>();

  /** @param rows of a batch. @returns how many companies there are by now */
  add(rows: readonly ImportedRow[]): number {
    for (const { kind, domain } of rows) {
      if (domain && (kind === 'created' || kind === 'updated')) this.#domains.add(domain);
    }
    return this.#domains.size;
  }
}
