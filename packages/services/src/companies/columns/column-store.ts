import { COMPANY_TOUCHES_KEPT_MS } from '@workbench/db';
import type { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { isSameAggregation } from '../recompute/is-same-aggregation.ts';
import { readWriteState, type WriteState } from '../store/write-session/write-lock.ts';
import { recoverWriteLock } from '../store/write-session/write-session.ts';
import { readLastTouch, readTouchedCompanies, readWrittenCompanies } from '../store/write-session/written-companies.ts';
import type { CompanyColumns } from './company-columns.ts';
import { loadColumns, reloadCompanies, reloadTouched } from './load-columns.ts';

/** What this process knows, and of which state of the database. */
export interface LoadedColumns {
  columns: CompanyColumns;
  /** Sessions below it are in. */
  version: number;
  epoch: string | null;
  /** Companies that were touched later are not in; null: none was ever touched. */
  touchedAt: Date | null;
  /** When this process read of that touch. */
  touchSeenAt: number;
  refreshedAt: number;
  /** By which its figures were judged. */
  settings: AggregateSettings;
}

/** A sync or a report is stored this long after its company was touched, at the latest. */
const TOUCH_LASTS_MS = 30_000;
/** A clock that is corrected may go back so far. */
const CLOCK_STEP_MS = 1000;
/** Of all companies; more are read faster from the beginning. */
const RELOADED_SHARE_MAX = 0.25;
const RELOADED_ALWAYS_MAX = 10_000;

/**
 * The columns with everything in them that any process had written, and had returned from, when this was called.
 * @param known what is in memory; null at first
 */
export async function refreshColumns(known: LoadedColumns | null, now: number): Promise<LoadedColumns> {
  const state = await readCleanState();
  const settings = await getAggregateSettings();
  const isKept = known !== null && state !== null && isContinued(known, state, now);
  if (!isKept || !isSameAggregation(settings, known.settings)) return loadAll(state, settings, now);
  const [written, touched] = await Promise.all([
    readWrittenCompanies(known.version, state.version),
    readTouchedCompanies(touchesFrom(known, now)),
  ]);
  const { columns } = known;
  if (written === 'all' || written.length > reloadedMax(columns)) return loadAll(state, settings, now);
  if (written.length > 0) await reloadCompanies(columns, unique(written), { settings, now: new Date(now) });
  if (touched.length > 0)
    await reloadTouched(
      columns,
      touched.map(({ _id }) => _id),
    );
  const touchedAt = touched.at(-1)?.at ?? known.touchedAt;
  const touchSeenAt = touchedAt?.getTime() === known.touchedAt?.getTime() ? known.touchSeenAt : now;
  return { columns, version: state.version, epoch: state.epoch, touchedAt, touchSeenAt, refreshedAt: now, settings };
}

/** In this order: what is written while everything is read is read once more. */
async function loadAll(state: WriteState | null, settings: AggregateSettings, now: number): Promise<LoadedColumns> {
  const touchedAt = await readLastTouch();
  const columns = await loadColumns({ settings, now: new Date(now) });
  const { version, epoch } = state ?? { version: 0, epoch: null };
  return { columns, version, epoch, touchedAt, touchSeenAt: now, refreshedAt: now, settings };
}

/** What a killed process has written is recorded nowhere, so it is recovered first. null: nothing was written yet. */
async function readCleanState(): Promise<WriteState | null> {
  const state = await readWriteState();
  if (!state?.isInterrupted) return state;
  await recoverWriteLock();
  return readWriteState();
}

/** Not after a long time, when records of writes have expired, and not for another database. */
function isContinued({ version, epoch, refreshedAt }: LoadedColumns, state: WriteState, now: number): boolean {
  const age = now - refreshedAt;
  return state.epoch === epoch && state.version >= version && age >= 0 && age < COMPANY_TOUCHES_KEPT_MS / 2;
}

/** What was touched shortly before the last touch may be stored only now. */
function touchesFrom({ touchedAt, touchSeenAt }: LoadedColumns, now: number): Date {
  if (touchedAt === null) return new Date(0);
  const isRecent = now - touchSeenAt < TOUCH_LASTS_MS;
  return new Date(touchedAt.getTime() - (isRecent ? TOUCH_LASTS_MS : CLOCK_STEP_MS));
}

const reloadedMax = ({ ids }: CompanyColumns): number => Math.max(RELOADED_ALWAYS_MAX, ids.size * RELOADED_SHARE_MAX);

const unique = (ids: readonly mongo.ObjectId[]): mongo.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
