import type { mongo } from 'mongoose';
import { type CompanyWriteDoc, companyWriteId } from '../models/companies/company-write.ts';
import type { WriteLockDoc } from '../models/companies/write-lock.ts';

/**
 * A step may have changed any company outside a write session, so readers of the feed read all of them once more. May be
 * repeated: then they do so again.
 */
export async function logAllCompanies(db: mongo.Db): Promise<void> {
  const locks = db.collection<WriteLockDoc>('write_locks');
  const lock = await locks.findOne({ _id: 'companies' });
  // Nothing was written yet, so no one has read.
  if (lock === null) return;
  const { version = 0, holder } = lock;
  const log = db.collection<CompanyWriteDoc>('company_write_log');
  const ofVersion = { _id: { $gte: companyWriteId(version), $lt: companyWriteId(version + 1) } };
  const last = await log.findOne(ofVersion, { sort: { _id: -1 } });
  const _id = last === null ? companyWriteId(version) : last._id + 1;
  const entry = { kind: 'updated' as const, ids: Buffer.alloc(0), isAll: true, at: new Date() };
  await log.insertOne({ _id, ...entry });
  // Else it becomes readable with what its killed holder has written, when that is recovered.
  if (holder === null) await locks.updateOne({ _id: 'companies', holder: null }, { $inc: { version: 1 } });
}
