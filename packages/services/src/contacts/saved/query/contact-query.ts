import { CONTACT_INDEXES, type ContactDoc } from '@workbench/db';
import { fold } from '@workbench/text/fold';
import { type QueryFilter, Types } from 'mongoose';
import { ServiceError } from '../../../shared/errors.ts';
import { personQueryWords, wordPrefixPattern } from '../../../shared/person-values/person-search-words.ts';
import type { ContactFilter } from '../../schemas.ts';

/** What decides besides the query: words of a title must be words of the title. */
type CheckedFields = Pick<ContactDoc, 'title' | 'organizationName'>;

export interface ContactQuery {
  filter: QueryFilter<ContactDoc>;
  /** The one index that answers it; the engine must not choose between two. */
  hint: string;
  /** Whether the index has the newest first. */
  isInOrder: boolean;
  /** null: all that the query finds. */
  check: ((contact: CheckedFields) => boolean) | null;
}

/**
 * How saved contacts that match are found; null: there are words that no one could have.
 * @throws ServiceError invalid for days in the wrong order
 */
export function contactQuery(input: ContactFilter): ContactQuery | null {
  refuseReversedDays(input);
  const { q = '', title = '', company = '' } = input;
  // No pattern can hold it, and no country has it.
  if (input.country?.includes('\0')) return null;
  const perText = [q, title, company].map(personQueryWords);
  if ([q, title, company].some((text, at) => text !== '' && perText[at]?.length === 0)) return null;
  const words = [...new Set(perText.flat())].sort((a, b) => b.length - a.length);
  const [mostSelective, ...others] = words;
  const [, titleWords = [], companyWords = []] = perText;
  const filter: QueryFilter<ContactDoc> = {
    ...fieldConditions(input),
    ...(mostSelective !== undefined && { words: wordPrefixPattern(mostSelective) }),
    // The embedded engine must not be offered two ranges of one index.
    ...(others.length > 0 && { $nor: others.map((word) => ({ words: { $nin: [wordPrefixPattern(word)] } })) }),
  };
  const isChecked = titleWords.length + companyWords.length > 0;
  return {
    filter,
    ...indexFor(input, mostSelective !== undefined),
    check: isChecked
      ? (contact) => hasWords(contact.title, titleWords) && hasWords(contact.organizationName, companyWords)
      : null,
  };
}

function indexFor({ list, companyId }: ContactFilter, hasText: boolean): Pick<ContactQuery, 'hint' | 'isInOrder'> {
  if (list !== undefined) return { hint: CONTACT_INDEXES.list, isInOrder: true };
  if (companyId !== undefined) return { hint: CONTACT_INDEXES.company, isInOrder: true };
  if (hasText) return { hint: CONTACT_INDEXES.words, isInOrder: false };
  return { hint: CONTACT_INDEXES.saved, isInOrder: true };
}

function refuseReversedDays({ savedFrom, savedUntil }: ContactFilter): void {
  if (savedFrom === undefined || savedUntil === undefined || savedFrom <= savedUntil) return;
  const message = `savedUntil (${savedUntil}) is before savedFrom (${savedFrom}); give the earlier day as savedFrom`;
  throw new ServiceError('invalid', message, [{ path: ['savedUntil'], message }]);
}

const NONE = { $in: [null, ''] };
const SOME = { $nin: [null, ''] };
const DAY_MS = 86_400_000;

function fieldConditions(input: ContactFilter): QueryFilter<ContactDoc> {
  const { companyId, list, country, seniority, source, email, phone, notes, savedFrom, savedUntil } = input;
  const savedAt = {
    ...(savedFrom !== undefined && { $gte: new Date(savedFrom) }),
    ...(savedUntil !== undefined && { $lt: new Date(new Date(savedUntil).getTime() + DAY_MS) }),
  };
  return {
    ...(list !== undefined && { lists: list }),
    ...(companyId !== undefined && { companyId: new Types.ObjectId(companyId) }),
    ...(country !== undefined && { country: new RegExp(`^${escapePattern(country)}$`, 'i') }),
    ...(seniority !== undefined && { seniority }),
    ...(source !== undefined && { 'sources.source': source.toLowerCase() }),
    ...(email !== undefined && { email: email === 'none' ? NONE : SOME }),
    ...(email === 'verified' && { emailStatus: 'verified' }),
    ...(phone !== undefined && { phone: phone === 'none' ? NONE : SOME }),
    ...(notes !== undefined && { 'notes.0': { $exists: notes === 'any' } }),
    ...(Object.keys(savedAt).length > 0 && { savedAt }),
  };
}

/** Nothing typed is run as a pattern. */
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Every word is the beginning of a word of the text. */
function hasWords(text: string | null, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const known = fold(text ?? '').split(' ');
  return words.every((word) => known.some((one) => one.startsWith(word)));
}
