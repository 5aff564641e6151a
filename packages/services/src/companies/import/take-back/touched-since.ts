import { isFollowing } from '../../figures/following-fields.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';

/** Fields that no import writes, with what they say about a company that has one. */
const SINCE: Readonly<Record<string, string>> = {
  tags: 'It has tags',
  locks: 'It was edited',
  aliases: 'It has further domains',
  formerIds: 'Another company was merged into it',
  parent: 'It has a parent company',
  hasSubsidiaries: 'It has subsidiaries',
  struckIdentifiers: 'One of its identifiers was struck out',
  lists: 'It is on a list',
};

const IMPORTED = new Set([
  'name',
  'domain',
  'industry',
  'records',
  'origins',
  'identifiers',
  'identifierKeys',
  'custom',
  'customOrigins',
]);

/** What was changed on a company since an import created it; null when it is as it was created. Pure. */
export function touchedSince(company: StoredCompany, importedAt: Date): string | null {
  const given = Object.entries(company).filter(([, value]) => value !== null && !isEmptyList(value));
  const edited = given.find(([name]) => name in SINCE);
  if (edited !== undefined) return SINCE[edited[0]] ?? null;
  const isThen = (at: Date) => at.getTime() === importedAt.getTime();
  if (isThen(company.updatedAt)) return null;
  const record = company.records.find(({ fetchedAt }) => !isThen(fetchedAt));
  if (record !== undefined) return `It has a later figure of ${record.source}`;
  if ((company.identifiers ?? []).some(({ at }) => !isThen(at))) return 'It has later identifiers';
  if (Object.values(company.customOrigins ?? {}).some(({ at }) => !isThen(at))) return 'It has values of own columns';
  const isEdited = Object.values(company.origins ?? {}).some(({ at }) => !isThen(at));
  const isOther = given.some(([name]) => !IMPORTED.has(name) && !isFollowing(name));
  return isEdited || isOther ? 'It was edited' : null;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
