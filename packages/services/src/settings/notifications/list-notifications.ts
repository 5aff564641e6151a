import { NotificationModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { Notification } from '../schemas.ts';

/** Newest first; notifications expire after 90 days. */
export async function listNotifications({ input }: Verb<{ limit: number }>): Promise<Notification[]> {
  const entries = await NotificationModel.find().sort({ at: -1, _id: -1 }).limit(input.limit).lean();
  return entries.map(({ _id, at, kind, title, message, link, emailed }) => ({
    id: String(_id),
    at: at.toISOString(),
    kind,
    title,
    message,
    link,
    emailed,
  }));
}
