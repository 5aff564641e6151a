import type { SetCompanyTagsInput } from '../schemas.ts';
import { normalizeTags } from './normalize-tags.ts';

/** The tags that are to be stored: `tags`, or with `before` the stored ones with what was added and removed. Pure. */
export function changeTags(stored: readonly string[], { tags, before }: Omit<SetCompanyTagsInput, 'id'>): string[] {
  const after = normalizeTags(tags);
  if (before === undefined) return after;
  const removed = before.filter((tag) => !tags.includes(tag));
  const added = after.filter((tag) => !before.includes(tag));
  return normalizeTags([...stored.filter((tag) => !removed.includes(tag)), ...added]);
}
