import type { MovedHeadcount } from '../../schemas.ts';
import { formatHeadcount } from '../headcount/format-headcount.ts';
import { headcountMidpoint, lowerEnd } from '../headcount/headcount.ts';
import type { Aggregate, AggregateInput } from '../rule/aggregate.ts';
import { latestPerSource } from '../rule/latest-per-source.ts';
import { reasonInWords } from '../rule/reason-in-words.ts';
import { sourceKey } from '../rule/source-key.ts';

/** A headcount of one day, with the figures that it follows from. */
export interface CountedDay {
  aggregate: Aggregate;
  records: readonly AggregateInput[];
}

type CountedFigure = MovedHeadcount['figures'][number];

/**
 * The figures behind a move, the furthest ones first: those that count on one of the two days alone, or state something else.
 * A figure that counts on neither has moved nothing.
 */
export function countedFigures(before: CountedDay, now: CountedDay, minimumSources: number): CountedFigure[] {
  const [former, present] = [judge(before, minimumSources), judge(now, minimumSources)];
  const figures = [...new Set([...former.keys(), ...present.keys()])].flatMap((key) => {
    const [was, is] = [former.get(key), present.get(key)];
    const [counted, counts] = [was?.used ?? false, is?.used ?? false];
    if (!(counted || counts) || (counted && counts && was?.value === is?.value)) return [];
    const figure: CountedFigure = {
      source: is?.source ?? was?.source ?? '',
      before: was?.value ?? null,
      now: is?.value ?? null,
      counted,
      counts,
      reasonCode: is?.reasonCode ?? 'gone',
      reason: is?.reason ?? 'not counted: the source gives no figure any more',
    };
    const away =
      Math.abs((is?.people ?? 0) - (was?.people ?? 0)) || Math.abs((is?.people ?? 0) - (before.aggregate.value ?? 0));
    return { figure, away };
  });
  return figures
    .sort((a, b) => b.away - a.away || (a.figure.source < b.figure.source ? -1 : 1))
    .map(({ figure }) => figure);
}

interface JudgedFigure extends Pick<CountedFigure, 'source' | 'reason'> {
  /** As on screen. */
  value: string;
  people: number;
  used: boolean;
  reasonCode: Aggregate['records'][number]['reason'];
}

/** Figures by source, without sources that give none. */
function judge({ aggregate, records }: CountedDay, minimumSources: number): Map<string, JudgedFigure> {
  const latest = new Map(latestPerSource(records).map((record) => [record.source, record]));
  return new Map(
    aggregate.records.flatMap(({ source, used, reason }) => {
      const record = latest.get(source);
      if (!record?.headcount) return [];
      const figure: JudgedFigure = {
        source,
        used,
        value: formatHeadcount(record.headcount),
        people: headcountMidpoint(record.headcount) ?? lowerEnd(record.headcount),
        reasonCode: reason,
        reason: reasonInWords(reason, record, aggregate, minimumSources),
      };
      return [[sourceKey(source), figure] as const];
    }),
  );
}
