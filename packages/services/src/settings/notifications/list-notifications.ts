import { NotificationModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { type NewestPage, pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import type { Notification } from '../schemas.ts';

/** Newest first; notifications expire after 90 days. */
export async function listNotifications({ input }: Verb<NewestPageInput>): Promise<NewestPage<Notification>> {
  const toId = (text: string) => new Types.ObjectId(text);
  const { items: entries, ...page } = await pageNewestFirst(NotificationModel, { ...input, by: 'at', toId });
  const items = entries.map(({ _id, at, kind, title, message, link, emailed }) => ({
    id: String(_id),
    at: at.toISOString(),
    kind,
    title,
    message,
    link,
    emailed,
  }));
  return { items, ...page };
}
