import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { TRASH_KINDS } from '../kinds/trash-kinds.ts';
import { TRASH_DAYS } from '../limits.ts';
import type { DeletionPreview, PreviewDeletionInput } from '../schemas.ts';

/** What a deletion would move into the trash, and what refers to it and stays. Changes nothing. @throws ServiceError not_found */
export async function previewDeletion({ ctx, input }: Verb<PreviewDeletionInput>): Promise<DeletionPreview> {
  const { kind, id } = input;
  const plan = await TRASH_KINDS[kind].plan(ctx, id === undefined ? [] : [id]);
  if (plan === null) throw new ServiceError('not_found', `There is no ${kind} to delete with the id ${id ?? '(none)'}`);
  const { label, contents, stays } = plan;
  return { label, contents, stays, days: TRASH_DAYS };
}
