import { listCompanies, listCompanyChanges } from '@workbench/services/companies';
import type { CompanyFeedChange } from '@workbench/services/companies/feed/schemas';
import { createContext } from '@workbench/services/shared/context';

const ctx = createContext();

type FedCompany = NonNullable<CompanyFeedChange['company']>;

/** Keeps a copy of all companies by the feed of changes, as a script does. */
export class FeedReader {
  readonly copy = new Map<string, FedCompany>();
  /** Each company as often as it was named. */
  readonly named: string[] = [];
  cursor: string | undefined;

  constructor(cursor?: string) {
    this.cursor = cursor;
  }

  /** @returns whether there is more */
  async read(limit: number): Promise<boolean> {
    const page = await listCompanyChanges({ ctx, input: { limit, ...(this.cursor && { cursor: this.cursor }) } });
    for (const { id, company } of page.items) {
      this.named.push(id);
      if (company === null) this.copy.delete(id);
      else this.copy.set(id, company);
    }
    this.cursor = page.nextCursor;
    return page.hasMore;
  }

  async readAll(limit = 1000): Promise<Map<string, FedCompany>> {
    while (await this.read(limit));
    return this.copy;
  }
}

/** The list as the copy of a reader has to be. */
export async function listed(): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies({
      ctx,
      input: { limit: 200, ...(cursor && { cursor }) },
    });
    for (const { subsidiaries: _, customer: __, ...company } of page.items) rows.set(company.id, company);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}
