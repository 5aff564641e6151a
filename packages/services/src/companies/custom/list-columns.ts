import { type OwnColumnDoc, OwnColumnModel } from '@workbench/db';
import type { OwnColumnType } from './own-column.ts';
import type { OwnColumn } from './schemas.ts';

/** In the order in which screens show them. */
export async function listOwnColumns(): Promise<OwnColumn[]> {
  const columns = await OwnColumnModel.find().sort({ order: 1, createdAt: 1, key: 1 }).lean<OwnColumnDoc[]>();
  return columns.map(toOwnColumn);
}

export function toOwnColumn({ _id, key, name, type, options = [], order }: OwnColumnDoc): OwnColumn {
  return { id: _id, key, name, type: type as OwnColumnType, options, order };
}
