import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { getCompany, requireCompanyId } from '../get-company.ts';
import { COMPANY_TAGS_MAX } from '../limits.ts';
import type { Company, SetCompanyTagsInput } from '../schemas.ts';
import { writeUnchanged } from '../store/document/write-unchanged.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import { changeTags } from './change-tags.ts';

/**
 * Replaces the tags of a company, or makes the change from `before` to `tags`; the same tags again change nothing.
 * @throws ServiceError not_found; conflict when others have added so many that there is no room
 */
export async function setCompanyTags({ ctx, input }: Verb<SetCompanyTagsInput>): Promise<Company> {
  const _id = await requireCompanyId({ ctx, input });
  const refusal = await withWriteSession(async (session) => {
    const stored = await CompanyModel.collection.findOne<Pick<CompanyDoc, '_id' | 'updatedAt' | 'tags'>>(
      { _id },
      { projection: { tags: 1, updatedAt: 1 } },
    );
    const before = stored?.tags ?? [];
    const after = changeTags(before, input);
    // Not thrown: a session that fails makes every process recount and read its facts again.
    if (after.length > Math.max(COMPANY_TAGS_MAX, before.length)) return tooMany();
    if (stored === null || isSame(before, after)) return null;
    const fields = [{ field: 'tags', before, after }];
    const edited = changeBy(ctx, _id, { kind: 'edited', details: { fields } });
    await session.planHistory([{ company: stored, entries: [edited] }]);
    await session.announce('updated', [_id]);
    const updatedAt = ctx.now();
    await writeUnchanged([{ before: stored, updatedAt, update: { $set: { tags: after, updatedAt } } }]);
    return null;
  });
  if (refusal !== null) throw refusal;
  return getCompany({ ctx, input });
}

const tooMany = () =>
  new ServiceError(
    'conflict',
    `A company has at most ${COMPANY_TAGS_MAX} tags, and others were added; remove one first`,
  );

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);
