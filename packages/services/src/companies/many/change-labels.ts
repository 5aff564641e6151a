import { COMPANY_LISTS_MAX, COMPANY_TAGS_MAX } from '../limits.ts';
import { normalizeTags, tagKey } from '../tags/normalize-tags.ts';
import type { CheckedCompany, ManyRecord, ManyRule } from './rule.ts';

/** What companies have several of: tags in any case, and the ids of lists. */
type LabelField = 'tags' | 'lists';

export interface LabelChange {
  field: LabelField;
  add: readonly string[];
  remove: readonly string[];
}

const MAX = { tags: COMPANY_TAGS_MAX, lists: COMPANY_LISTS_MAX } as const;

/** Adds and removes tags or lists; the others stay in their order. Pure. */
export function labelRule({ field, add, remove }: LabelChange): ManyRule {
  const change = { field, add: field === 'tags' ? normalizeTags(add) : add, remove };
  return {
    check: (company) => {
      const [before, after] = [labelsOf(company, field), labelsAfter(company, change)];
      if (isSame(before, after)) return 'same';
      const isFull = after.length > Math.max(MAX[field], before.length);
      return isFull ? { left: `It has ${before.length} ${field} already, and ${MAX[field]} are the most` } : 'changes';
    },
    apply: (company, { now }) => {
      const after = labelsAfter(company, change);
      const record = { field, before: labelsOf(company, field), after };
      return { after: { ...company, [field]: after, updatedAt: now }, record };
    },
  };
}

/** Takes back what was added and removed; what others have changed since stays. Pure. */
export function undoLabels(company: CheckedCompany, { field, before, after }: ManyRecord & LabelRecord): ManyRule {
  const change = labelRule({ field, add: missingIn(before, after), remove: missingIn(after, before) });
  if (!isSame(labelsOf(company, field), after)) return change;
  return {
    check: () => (isSame(before, after) ? 'same' : 'changes'),
    apply: (stored, { now }) => ({
      after: { ...stored, [field]: before, updatedAt: now },
      record: { field, before: after, after: before },
    }),
  };
}

export interface LabelRecord {
  field: LabelField;
  before: string[];
  after: string[];
}

export const isLabelRecord = (record: ManyRecord): record is ManyRecord & LabelRecord => record.field !== 'industry';

const labelsOf = (company: CheckedCompany, field: LabelField): string[] => company[field] ?? [];

function labelsAfter(company: CheckedCompany, { field, add, remove }: LabelChange): string[] {
  const kept = missingIn(labelsOf(company, field), remove);
  return [...kept, ...missingIn(add, kept)];
}

function missingIn(labels: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(others.map(tagKey));
  return labels.filter((label) => !keys.has(tagKey(label)));
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((label, at) => label === other[at]);
