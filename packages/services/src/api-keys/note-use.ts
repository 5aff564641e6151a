import { type ApiKeyDoc, ApiKeyModel } from '@workbench/db';

const HOUR_MS = 3_600_000;
/** The hour that was noted last of each key, in this process. */
const noted = new Map<string, number>();

/** Writes the hour in which a key is used, once an hour and without the request waiting; one that fails is tried again. */
export function noteUse({ _id, lastUsedAt }: Pick<ApiKeyDoc, '_id' | 'lastUsedAt'>, now: Date): void {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  if ((noted.get(_id) ?? lastUsedAt?.getTime() ?? 0) >= hour) return;
  noted.set(_id, hour);
  ApiKeyModel.updateOne({ _id }, { $max: { lastUsedAt: new Date(hour) } }).catch(() => noted.delete(_id));
}
