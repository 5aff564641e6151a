import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Headcount } from '@workbench/connectors/types';
import { CompanyModel } from '@workbench/db';
import { createContext, type ServiceContext } from '../../shared/context.ts';
import { countAllCompanies } from '../figures/statistics/statistics.ts';
import { importCompanies, previewImport } from '../import/import-companies.ts';
import type { CompanyFields, ImportOptions, ImportResult, UpdateCompanyInput } from '../schemas.ts';
import { applySourceFigures, type SourceFiguresChange } from '../store/apply-source-figures.ts';
import { editCompany } from './edit-company.ts';
import { listCompanyFields } from './list-fields.ts';

/** What a source says of a company. */
export interface Said {
  source?: string;
  headcount?: Headcount;
  asOf?: string;
  locations?: string[];
  industry?: string;
  /** By which the source was queried. */
  domain?: string;
}

/** A workspace to which imports and syncs come as they do in use; each moment is a minute later. */
export class CompanyDay {
  #now = new Date('2026-06-15T10:00:00Z').getTime();
  readonly ctx: ServiceContext = createContext({ now: () => this.#nextMinute() });

  /** The preview must say what the import then does. */
  import(content: string, options: ImportOptions = {}, fileName = 'list.csv'): Promise<ImportResult> {
    return withUpload(content, async (path) => {
      const { outcome } = await previewImport({ ctx: this.ctx, input: { path, fileName, options } });
      const result = await this.#importFile(path, options, fileName);
      for (const [key, value] of Object.entries(outcome)) {
        if (JSON.stringify(value) !== JSON.stringify(Reflect.get(result, key)))
          throw new Error(`the preview differs: ${key}`);
      }
      return result;
    });
  }

  /** For an import beside changes, which a preview before it can't foresee. */
  importUnseen(content: string): Promise<ImportResult> {
    return withUpload(content, (path) => this.#importFile(path, {}, 'list.csv'));
  }

  #importFile(path: string, options: ImportOptions, fileName: string): Promise<ImportResult> {
    return importCompanies({ ctx: this.ctx, input: { path, fileName, importId: randomUUID(), options } });
  }

  async sync(
    companyId: string,
    { source = 'Wikidata', headcount, asOf, locations = [], industry, domain }: Said,
  ): Promise<SourceFiguresChange[]> {
    const day = asOf === undefined ? null : new Date(asOf);
    const figure = headcount && {
      headcount,
      kind: 'exact' as const,
      scope: 'group' as const,
      asOf: day,
      url: `https://${source.toLowerCase()}.example/acme`,
      quote: null,
    };
    const connector = source.toLowerCase();
    const said = { figures: figure ? [figure] : [], locations, industry: industry ?? null };
    return applySourceFigures(this.ctx, [{ companyId, source, connector, ...said, ...(domain && { domain }) }]);
  }

  /** Of the state that is there. */
  async edit(id: string, changes: Omit<UpdateCompanyInput, 'id'>): Promise<CompanyFields> {
    const { etag } = await this.fields(id);
    return editCompany({ ctx: this.ctx, input: { ...changes, id, etag } });
  }

  #nextMinute(): Date {
    this.#now += 60_000;
    return new Date(this.#now);
  }

  fields(id: string): Promise<CompanyFields> {
    return listCompanyFields({ ctx: this.ctx, input: { id } });
  }

  /** The statistics as they ought to be. */
  recount(): ReturnType<typeof countAllCompanies> {
    return countAllCompanies();
  }

  async idOf(domain: string): Promise<string> {
    const company = await CompanyModel.findOne({ domain }, { _id: 1 }).lean();
    if (company === null) throw new Error(`the workspace has no ${domain}`);
    return company._id.toHexString();
  }
}

async function withUpload<T>(content: string, use: (path: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'company-day-'));
  try {
    const path = join(dir, 'upload');
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(dir, { recursive: true });
  }
}
