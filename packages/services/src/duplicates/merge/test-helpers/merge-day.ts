import { CompanyDay } from '../../../companies/edit/company-day.fixtures.ts';
import { createCompany, getCompany } from '../../../companies/index.ts';
import type { MergeInput, UndoneMerge } from '../../schemas.ts';
import { mergeCompanies } from '../merge-companies.ts';
import { undoMerge } from '../undo-merge.ts';

/** A workspace whose companies are merged and separated while they go on changing. */
export class MergeDay extends CompanyDay {
  async create(name: string, domain = `${name.toLowerCase()}.com`): Promise<string> {
    return (await createCompany({ ctx: this.ctx, input: { name, domain } })).id;
  }

  async merge(survivorId: string, otherId: string, choices: MergeInput['choices'] = {}): Promise<string> {
    return (await mergeCompanies({ ctx: this.ctx, input: { survivorId, otherId, choices } })).mergeId;
  }

  undo(mergeId: string): Promise<UndoneMerge> {
    return undoMerge({ ctx: this.ctx, input: { mergeId } });
  }

  company(id: string) {
    return getCompany({ ctx: this.ctx, input: { id } });
  }
}
