import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { recordCompanyChange } from '../changes/record-company-change.ts';
import { getCompany } from '../get-company.ts';
import type { Company, SetCompanyTagsInput } from '../schemas.ts';
import { withWriteSession } from '../store/write-session.ts';
import { normalizeTags } from './normalize-tags.ts';

/** Replaces the tags of a company; the same tags again change nothing. @throws ServiceError not_found */
export async function setCompanyTags({ ctx, input }: Verb<SetCompanyTagsInput>): Promise<Company> {
  const _id = new mongo.ObjectId(input.id);
  const tags = normalizeTags(input.tags);
  const before = await withWriteSession(async () => {
    const stored = await CompanyModel.collection.findOne<{ tags?: string[] }>({ _id }, { projection: { tags: 1 } });
    if (stored === null || isSame(stored.tags ?? [], tags)) return null;
    await CompanyModel.collection.updateOne({ _id }, { $set: { tags, updatedAt: ctx.now() } });
    return stored.tags ?? [];
  });
  if (before !== null) {
    await recordCompanyChange({
      companyId: _id,
      at: ctx.now(),
      by: { kind: ctx.actor },
      kind: 'edited',
      details: { fields: [{ field: 'tags', before, after: tags }] },
    });
  }
  return getCompany({ ctx, input });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);
