import { OBSERVATION_INDEXES, type ObservationDoc, ObservationModel, type SourceRecordDoc } from '@workbench/db';
import type { Types } from 'mongoose';
import { formatHeadcount, recordHeadcount } from '../../companies/index.ts';
import { newestFirst, rowsAfter } from '../position.ts';
import { toObjectId } from '../to-object-id.ts';
import type { Stream, StreamEntry } from './stream.ts';

type Figure = Pick<SourceRecordDoc, 'source' | 'value' | 'min' | 'max' | 'since' | 'asOf' | 'asOfBasis' | 'url'>;

/** Figures that were replaced since: each began on a day and took the place of an earlier one. */
export const readPastFigures: Stream = async ({ companyId, rank, after, limit }) => {
  const docs = await ObservationModel.find({
    companyId,
    ...rowsAfter('since', rank, after, toObjectId),
  })
    .sort({ since: -1, _id: -1 })
    .hint(OBSERVATION_INDEXES.newest)
    .limit(limit)
    .lean<ObservationDoc[]>();
  return withPredecessors(
    companyId,
    docs.map((doc) => ({ id: doc._id.toHexString(), figure: doc })),
  );
};

/** The figures that are valid now; the company's document has them all. */
export const readPresentFigures: Stream = async ({ companyId, company, rank, after, limit }) => {
  const present = company.records
    .filter((record) => recordHeadcount(record) !== null)
    .map((figure) => ({
      id: encodeURIComponent(figure.source)
        .slice(0, 150)
        .replace(/[^\w.:-]/g, '-'),
      figure,
    }))
    .map((one) => ({ ...one, position: { at: one.figure.since, rank, id: one.id } }))
    .filter(({ position }) => after === null || newestFirst(position, after) > 0)
    .sort((one, other) => newestFirst(one.position, other.position));
  return withPredecessors(companyId, present.slice(0, limit));
};

/** The figure before is mostly among the next ones; only of the oldest of each source it is looked up. */
async function withPredecessors(
  companyId: Types.ObjectId,
  rows: readonly { id: string; figure: Figure }[],
): Promise<StreamEntry[]> {
  return Promise.all(
    rows.map(async ({ id, figure }, at) => {
      const next = rows.slice(at + 1).find((other) => other.figure.source === figure.source);
      return toEntry(id, figure, next?.figure ?? (await findPredecessor(companyId, figure)));
    }),
  );
}

async function findPredecessor(companyId: Types.ObjectId, { source, since }: Figure): Promise<Figure | null> {
  const [before] = await ObservationModel.find({ companyId, source, asOf: { $lt: since } })
    .sort({ asOf: -1 })
    .hint(OBSERVATION_INDEXES.sourceDay)
    .limit(1)
    .lean<ObservationDoc[]>();
  return before ?? null;
}

function toEntry(id: string, figure: Figure, before: Figure | null): StreamEntry {
  const { source, since, asOf, asOfBasis, url } = figure;
  const now = textOf(figure);
  const former = before === null ? null : textOf(before);
  return {
    id,
    at: since,
    kind: 'figure',
    title: former === null ? `${source}: ${now} employees` : `${source}: ${former} → ${now} employees`,
    by: asOfBasis === 'imported' ? { kind: 'import', label: source } : { kind: 'source', label: source },
    details: {
      ...(former !== null && { Before: former }),
      After: now,
      'Reported for': since < asOf ? `${dayOf(since)} to ${dayOf(asOf)}` : dayOf(asOf),
    },
    ...(url !== undefined && /^https?:\/\//.test(url) && { href: url }),
  };
}

const textOf = (figure: Figure): string => {
  const headcount = recordHeadcount(figure);
  return headcount === null ? 'unknown' : formatHeadcount(headcount);
};

const dayOf = (day: Date): string => day.toISOString().slice(0, 10);
