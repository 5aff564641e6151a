import type { CompanyAnswer, CompanyIds } from '@workbench/connectors/types';
import { identifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { RECORD_KINDS } from '@workbench/identity/company-identifiers/record-kinds';
import { believedIds, type StatedIds, sharesId } from './known-ids.ts';

/** "lei:5493…", as in a company's identifiers. */
type Keys = ReadonlySet<string>;
type Ids = Record<string, string>;

const isStruck = (struck: Keys, kind: string, value: string): boolean => struck.has(identifierKey(kind, value));

/** The key of the record that an answer is about; null where the source has no identifiers of its own. */
export function recordKeyOf(connector: string, ids: CompanyIds): string | null {
  const kind = RECORD_KINDS[connector];
  const value = kind && ids[kind];
  return kind && value ? identifierKey(kind, value) : null;
}

/** Identifiers without those that were struck out. */
export function withoutStruckIds(ids: CompanyIds | Ids, struck: Keys): CompanyIds {
  const left = Object.entries(ids as Ids).filter(([kind, value]) => !isStruck(struck, kind, value));
  return Object.fromEntries(left) as CompanyIds;
}

/** An answer as far as no struck identifier is in it; `ignored` is the one by which it is about another company. */
export function checkAnswer(
  connector: string,
  answer: CompanyAnswer,
  struck: Keys,
): { answer: CompanyAnswer; dropped: string[] } | { ignored: string } {
  const record = recordKeyOf(connector, answer.ids);
  if (record !== null && struck.has(record)) return { ignored: record };
  const dropped = Object.entries(answer.ids as Ids).flatMap(([kind, value]) =>
    isStruck(struck, kind, value) ? [identifierKey(kind, value)] : [],
  );
  return { answer: dropped.length === 0 ? answer : { ...answer, ids: withoutStruckIds(answer.ids, struck) }, dropped };
}

/**
 * What sources stated before, without what came by struck identifiers: `lost` are those whose own record was struck out, and
 * those that found the company only by such an identifier or by one that a lost source stated.
 */
export function withoutStruckAnswers<T extends StatedIds & { id: string }>(
  outcomes: readonly T[],
  struck: Keys,
  own: Ids,
): { outcomes: T[]; lost: ReadonlySet<string> } {
  if (struck.size === 0) return { outcomes: [...outcomes], lost: new Set() };
  const lost = new Set(outcomes.filter((outcome) => hasStruckRecord(outcome, struck)).map(({ id }) => id));
  const cleaned = outcomes.map((outcome) => (lost.has(outcome.id) ? clear(outcome) : withoutIds(outcome, struck)));
  const believed = believedIds(cleaned, own) as Ids;
  for (const { id, foundBy } of cleaned) if (foundBy && !sharesId(foundBy, believed)) lost.add(id);
  return { outcomes: cleaned.map((outcome) => (lost.has(outcome.id) ? clear(outcome) : outcome)), lost };
}

function hasStruckRecord({ id, ids, foundBy }: StatedIds & { id: string }, struck: Keys): boolean {
  const kind = RECORD_KINDS[id];
  const stated = kind && [ids?.[kind], foundBy?.[kind]];
  return kind !== undefined && (stated ?? []).some((value) => value !== undefined && isStruck(struck, kind, value));
}

function withoutIds<T extends StatedIds>(outcome: T, struck: Keys): T {
  return {
    ...outcome,
    ...(outcome.ids && { ids: withoutStruckIds(outcome.ids, struck) as Ids }),
    ...(outcome.foundBy && { foundBy: withoutStruckIds(outcome.foundBy, struck) as Ids }),
  };
}

/** As of a source that has not answered yet; a paid answer is not bought again. */
function clear<T extends StatedIds>(outcome: T): T {
  return { ...outcome, ids: {}, foundBy: null, isByName: false };
}
