import { CompanyStatModel } from '@workbench/db';
import { sourceKey } from '../../figures/rule/source-key.ts';
import type { CompanyFacts } from './company-facts.ts';

/** One spelling for each source: that of the workspace, else the first of the file. */
export class SourceNames {
  readonly #spellings = new Map<string, string>();

  /** With the sources of the workspace. */
  static async load(): Promise<SourceNames> {
    const names = new SourceNames();
    await names.update();
    return names;
  }

  /** Adds the sources that came into the workspace since. */
  async update(): Promise<void> {
    const stored = await CompanyStatModel.find(
      { kind: 'source', 'counters.companies': { $gt: 0 } },
      { name: 1, counters: 1 },
    )
      .sort({ 'counters.companies': -1, name: 1 })
      .lean();
    for (const { name } of stored) this.of(name);
  }

  /** Of the workspace and of the file so far. */
  get count(): number {
    return this.#spellings.size;
  }

  /** The spelling under which the source is known; null: it is new. */
  find(name: string): string | null {
    return this.#spellings.get(sourceKey(name)) ?? null;
  }

  /** The spelling under which the source is known; from now on this one if it is new. */
  of(name: string): string {
    const key = sourceKey(name);
    const known = this.#spellings.get(key);
    if (known === undefined) this.#spellings.set(key, name);
    return known ?? name;
  }

  rename<T extends CompanyFacts>(facts: T): T {
    const figures = facts.figures.map((figure) => {
      const source = this.of(figure.source);
      return source === figure.source ? figure : { ...figure, source };
    });
    const locationSource = facts.locationSource === null ? null : this.of(facts.locationSource);
    return { ...facts, figures, locationSource };
  }
}
