import { type ObservationDoc, ObservationModel } from '@workbench/db';
import { withValues } from '../../custom/company-values.ts';
import type { CustomValues } from '../../custom/own-column.ts';
import { originOfFacts, withOrigins } from '../../edit/field-origins.ts';
import { withoutLocked } from '../../edit/respect-locks.ts';
import { suggestionsOf } from '../../edit/suggest-beside-locks.ts';
import { type SuggestedChange, toSuggestedChange } from '../../edit/suggested-change.ts';
import { addSuggestions } from '../../edit/suggestions.ts';
import { withoutTypedHere } from '../../edit/typed-in-file.ts';
import { findOwners } from '../../identifiers/find-owners.ts';
import { type IdentifierOwners, limitIdentifiers, ownKeysOf } from '../../identifiers/limit-identifiers.ts';
import { withoutStruckAnswer } from '../../identifiers/without-struck-answer.ts';
import { pastAfter, readPastFigures } from '../document/past-figures.ts';
import { isSameGrowth } from '../document/refresh-growth.ts';
import { newCompany, type StoredCompany, type StoreOptions, withDerivedGrowth } from '../document/stored-company.ts';
import { isAnswerOf } from '../facts/answers-of-source.ts';
import type { CompanyFacts, NamedFacts, PastFigure, WithdrawnSource } from '../facts/company-facts.ts';
import { type LeftOutFigure, limitSources } from '../facts/limit-sources.ts';
import { isOlderThanKnown, isSameSource, mergeFacts } from '../facts/merge-facts.ts';
import { SourceNames } from '../facts/source-names.ts';
import { describeEvidence, describeFields, describeNote, describeOlder, type FieldChange } from './describe-fields.ts';
import { findRenames, type Rename } from './find-renames.ts';
import { loadCompanies } from './load-companies.ts';
import { PlannedNotes } from './planned-notes.ts';
import { findTrashedCompanies, type TrashedCompany } from './trashed-companies.ts';

/** A row creates the company of its domain, or names it; a repeat of the domain in the same file only adds to it. */
export interface RowChange {
  facts: NamedFacts;
  isRepeat: boolean;
  /** Sources that earlier rows of the file named for this company. */
  earlierSources?: readonly string[];
  /** Of the file, for what is left out. */
  line?: number;
}

/** A source's response about a tracked company: the name stays, and only an empty industry is filled. */
export interface ResponseChange {
  companyId: string;
  /** For which the source was asked; left out where it does not matter. */
  domain?: string;
  facts: CompanyFacts;
}

export type CompanyChange = RowChange | ResponseChange;

export interface PlannedCompany {
  /** null: the plan creates it. */
  before: StoredCompany | null;
  /** The same object as `before` when its fields stay. */
  after: StoredCompany;
  /** Figures to add to the history. */
  history: Omit<ObservationDoc, '_id'>[];
  /** Connectors whose stored figures leave the history. */
  withdrawn: WithdrawnSource[];
  /** Texts of notes to add. */
  noteTexts?: string[];
}

/** What changes are going to do to the database; a preview stops here, `writePlan` carries it out. */
export interface CompanyChangePlan {
  companies: PlannedCompany[];
  /** By the domain of a row and the id of a response; without the responses for companies that are not tracked. */
  byKey: ReadonlyMap<string, PlannedCompany>;
  /** One for each change to a company that is tracked or created. */
  counts: {
    created: number;
    updated: number;
    unchanged: number;
    /** Of the updated ones: those that only added figures older than the known one. */
    historical: number;
    /** Of the updated ones: those that give a tracked company another name or industry. */
    renamed: number;
    /** Those whose other name or industry was left out. */
    namesKept: number;
    /** Those that say something else than a locked field. */
    suggested: number;
    /** Notes that are added. */
    notesAdded: number;
  };
  /** Names and industries of tracked companies that the changes replace, or would without `keepsNames`. */
  renames: Rename[];
  /** Rows of companies that were deleted and are still in the trash: nothing revives these silently. */
  trashed: (TrashedCompany & { line: number })[];
  /** What rows say beside locked fields; none that was dismissed. */
  suggestions: SuggestedChange[];
  /** Rows that the mode of the import refuses, with the reason. */
  refused: { line: number; domain: string; reason: string }[];
  /** What becomes of each row that is neither refused nor in the trash, in their order. */
  effects: RowEffect[];
  /** Figures beyond the limits on sources and identifiers that are not the company's, with the line of their row. */
  leftOut: (LeftOutFigure & { line: number })[];
}

/** What becomes of one row. */
interface RowEffect {
  line: number;
  /** Of the company, which may not be the one in the row. */
  domain: string;
  name: string;
  kind: 'created' | 'updated' | 'unchanged';
  /** Empty unless `describesRows`. */
  fields: FieldChange[];
}

interface WorkingCompany extends PlannedCompany {
  /** Stored history as far as it is needed, and what the plan adds. */
  past: PastFigure[];
  /** The derived fields do not follow the records yet. */
  isStale: boolean;
}

/**
 * Compares changes with what is stored, in their order. Reads only, so it may be repeated.
 * @param stored the companies of the changes where they are read already, by the keys of `loadCompanies`
 */
export async function planChanges(
  given: CompanyChange[],
  options: StoreOptions,
  stored?: ReadonlyMap<string, StoredCompany>,
): Promise<CompanyChangePlan> {
  const names = options.sourceNames ?? (await SourceNames.load());
  const keys = new Set(given.map(keyOf));
  const byKey = toWorking(stored ?? (await loadCompanies(keys)), keys);
  const inTrash = options.demo ? new Map<string, TrashedCompany>() : await findTrashed(given, byKey);
  const trashed: CompanyChangePlan['trashed'] = [];
  await loadHistory(byKey, given, options.now);
  const owners = await loadOwners(given, options);
  const notes = await PlannedNotes.load(
    given.map((one) => ({ companyId: byKey.get(keyOf(one))?.after._id, texts: one.facts.noteTexts ?? [] })),
  );
  const counts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    historical: 0,
    renamed: 0,
    namesKept: 0,
    suggested: 0,
    notesAdded: 0,
  };
  const suggestions: SuggestedChange[] = [];
  const renames: Rename[] = [];
  const leftOut: CompanyChangePlan['leftOut'] = [];
  const refused: CompanyChangePlan['refused'] = [];
  const effects: RowEffect[] = [];
  for (const one of given) {
    const unlimited = ofAlias(one, byKey);
    const deleted = inTrash.get(keyOf(one));
    if (deleted !== undefined && isRow(unlimited)) {
      trashed.push({ ...deleted, line: unlimited.line ?? 0 });
      continue;
    }
    const known = byKey.get(keyOf(one));
    if (known !== undefined && isAboutFormerDomain(unlimited, known)) continue;
    const reason = isRow(one) ? options.mode?.refusalOf(one, known?.after ?? null) : null;
    if (isRow(one) && reason) {
      refused.push({ line: one.line ?? 0, domain: one.facts.domain, reason });
      continue;
    }
    const allowed = isRow(unlimited)
      ? (options.mode?.restrict(unlimited, known?.after ?? null) ?? unlimited)
      : unlimited;
    const change = limitChange(allowed, known, { names, owners, leftOut, file: options.origin.file });
    const former = known?.after ?? null;
    if (known !== undefined) {
      const found = isNaming(change) ? findRenames(known.after, change.facts) : [];
      renames.push(...found);
      if (found.length > 0) counts[options.keepsNames ? 'namesKept' : 'renamed']++;
      const knownHistory = known.history.length;
      const { effect, suggested } = mergeChange(known, change, options);
      const older = known.history.slice(knownHistory);
      const noteTexts = planNotes(known, change, { notes, leftOut });
      counts.notesAdded += noteTexts.length;
      suggestions.push(...suggested);
      if (suggested.length > 0) counts.suggested++;
      const kind = effect === 'unchanged' && noteTexts.length === 0 ? 'unchanged' : 'updated';
      counts[kind]++;
      if (effect === 'historical' && noteTexts.length === 0) counts.historical++;
      if (isRow(change)) effects.push(effectOf(change, { kind, former, company: known, older, noteTexts, options }));
    } else if ('isRepeat' in change) {
      const after = newCompany(change.facts, options);
      const company: WorkingCompany = { before: null, after, history: [], withdrawn: [], past: [], isStale: false };
      byKey.set(keyOf(change), company);
      // A preview has not stored the company of an earlier batch, which this row would have updated.
      const kind = change.isRepeat ? 'updated' : 'created';
      counts[kind]++;
      const noteTexts = planNotes(company, change, { notes, leftOut });
      counts.notesAdded += noteTexts.length;
      effects.push(effectOf(change, { kind, former: null, company, older: [], noteTexts, options }));
    }
  }
  const companies = [...new Set(byKey.values())];
  await deriveFollowing(companies, options);
  return { companies, byKey, counts, renames, suggestions, trashed, leftOut, refused, effects };
}

interface EffectOf {
  kind: RowEffect['kind'];
  former: StoredCompany | null;
  company: WorkingCompany;
  /** What the row adds to the history. */
  older: PlannedCompany['history'];
  noteTexts: readonly string[];
  options: StoreOptions;
}

function effectOf({ line = 0 }: RowChange, { kind, former, company, older, noteTexts, options }: EffectOf): RowEffect {
  const { after } = company;
  const effect = { line, domain: after.domain, name: after.name, kind };
  if (!options.describesRows) return { ...effect, fields: [] };
  const fields = [...describeFields(former, after), ...(former === null ? [] : describeEvidence(former, after))];
  return { ...effect, fields: [...fields, ...describeOlder(older, fields), ...noteTexts.map(describeNote)] };
}

/** What follows from the changed records, and from the history: an older figure alone may change the growth. */
async function deriveFollowing(companies: readonly WorkingCompany[], options: StoreOptions): Promise<void> {
  const changed = companies.filter(({ isStale, history }) => isStale || history.length > 0);
  const known = changed.filter(({ before }) => before !== null);
  const pasts = await readPastFigures(known.map(({ after }) => after._id));
  for (const company of changed) {
    const past = pastAfter(pasts.get(company.after._id.toHexString()), company);
    const derived = withDerivedGrowth(company.after, past, options);
    if (company.isStale || !isSameGrowth(company.after.growth, derived.growth)) company.after = derived;
  }
}

interface Limits {
  names: SourceNames;
  owners: IdentifierOwners;
  leftOut: CompanyChangePlan['leftOut'];
  file: string | undefined;
}

/** Under the workspace's spellings of sources, without the figures and identifiers that do not come in. */
function limitChange(
  change: CompanyChange,
  known: WorkingCompany | undefined,
  { names, owners, leftOut, file }: Limits,
): CompanyChange {
  if (!isRow(change)) {
    return { ...change, facts: withoutStruckAnswer(names.rename(change.facts), known?.after ?? {}) };
  }
  const records = known?.after.records ?? [];
  const given = withoutTypedHere(change.facts, records);
  const figures = limitSources(given, records, change.earlierSources ?? [], names);
  const { facts, leftOut: identifiers } = limitIdentifiers(figures.facts, known?.after ?? {}, owners);
  leftOut.push(...[...figures.leftOut, ...identifiers].map((one) => ({ ...one, line: change.line ?? 0 })));
  return { ...change, facts: file === undefined ? facts : { ...facts, file } };
}

/** Who has the own identifiers of the rows: as stored, and as earlier rows of the file have stated. */
async function loadOwners(changes: readonly CompanyChange[], options: StoreOptions): Promise<IdentifierOwners> {
  const owners = options.identifierOwners ?? new Map<string, string>();
  const keys = ownKeysOf(changes.filter(isRow).map(({ facts }) => facts)).filter((key) => !owners.has(key));
  for (const [key, { domain }] of await findOwners(keys)) owners.set(key, domain);
  return owners;
}

/** @returns the texts of the notes that the row adds */
function planNotes(
  company: WorkingCompany,
  change: CompanyChange,
  { notes, leftOut }: { notes: PlannedNotes; leftOut: CompanyChangePlan['leftOut'] },
): string[] {
  const { noteTexts = [] } = change.facts;
  if (noteTexts.length === 0 || !isRow(change)) return [];
  const planned = notes.add(company.after._id, noteTexts);
  company.noteTexts = [...(company.noteTexts ?? []), ...planned.added];
  leftOut.push(...planned.leftOut.map((one) => ({ ...one, line: change.line ?? 0 })));
  return planned.added;
}

/** The sync was under way while a user corrected the domain. */
const isAboutFormerDomain = (change: CompanyChange, { after }: PlannedCompany): boolean =>
  !isRow(change) && change.domain !== undefined && change.domain !== after.domain;

/** A row of another domain of a company adds to it, and names it no more than a repeat does. */
function ofAlias(change: CompanyChange, byKey: ReadonlyMap<string, WorkingCompany>): CompanyChange {
  const known = isRow(change) ? byKey.get(change.facts.domain) : undefined;
  if (!isRow(change) || known === undefined || known.after.domain === change.facts.domain) return change;
  return { ...change, isRepeat: true, facts: { ...change.facts, domain: known.after.domain } };
}

function isRow(change: CompanyChange): change is RowChange {
  return 'isRepeat' in change;
}

function findTrashed(changes: CompanyChange[], known: ReadonlyMap<string, WorkingCompany>) {
  const unknown = changes.filter((change) => isRow(change) && !known.has(keyOf(change)));
  return findTrashedCompanies(new Set(unknown.map(keyOf)));
}

function keyOf(change: CompanyChange): string {
  return 'companyId' in change ? change.companyId : change.facts.domain;
}

/** @param stored by key; a company that several keys name is one. */
function toWorking(stored: ReadonlyMap<string, StoredCompany>, keys: ReadonlySet<string>): Map<string, WorkingCompany> {
  const byKey = new Map<string, WorkingCompany>();
  const byCompany = new Map<StoredCompany, WorkingCompany>();
  for (const key of keys) {
    const before = stored.get(key);
    if (before === undefined) continue;
    const known = byCompany.get(before);
    const company = known ?? { before, after: before, history: [], withdrawn: [], past: [], isStale: false };
    byCompany.set(before, company);
    byKey.set(key, company);
  }
  return byKey;
}

/** Only of companies that a change brings an older figure for: most have none. */
async function loadHistory(byKey: Map<string, WorkingCompany>, changes: CompanyChange[], now: Date): Promise<void> {
  const late = new Map<string, WorkingCompany>();
  for (const change of changes) {
    const company = byKey.get(keyOf(change));
    const isLate = company?.after.records.some((record) =>
      change.facts.figures.some((figure) => isOlderThanKnown(figure, record, now) && isSameSource(record, figure)),
    );
    if (company && isLate) late.set(company.after._id.toHexString(), company);
  }
  if (late.size === 0) return;
  const companyIds = [...late.values()].map(({ after }) => after._id);
  for (const past of await ObservationModel.find({ companyId: { $in: companyIds } }).lean()) {
    late.get(past.companyId.toHexString())?.past.push(past);
  }
}

/** A row that only adds to its company fills its own columns, too. */
function ownValuesOf({ custom: known = {} }: StoredCompany, change: CompanyChange): CustomValues {
  const { custom = {} } = change.facts;
  if (!isRow(change) || !change.isRepeat) return custom;
  return Object.fromEntries(Object.entries(custom).filter(([key]) => !(key in known)));
}

function isNaming(change: CompanyChange): change is RowChange {
  return 'isRepeat' in change && !change.isRepeat;
}

function mergeChange(
  company: WorkingCompany,
  change: CompanyChange,
  { now, origin, keepsNames = false }: StoreOptions,
): { effect: 'updated' | 'historical' | 'unchanged'; suggested: SuggestedChange[] } {
  const { name, industry } = company.after;
  const names = isNaming(change) && !keepsNames ? change.facts : null;
  const given = names ?? { ...change.facts, name, industry: industry ?? change.facts.industry };
  const facts = withoutLocked(company.after, given);
  const { withdrawn } = facts;
  if (withdrawn !== undefined) {
    company.withdrawn.push(withdrawn);
    company.past = company.past.filter((figure) => !isAnswerOf(figure, withdrawn));
  }
  const { state, replaced, changed } = mergeFacts(company.after, facts, now, company.past);
  const saidBy = originOfFacts(change.facts, origin, now);
  const named = withOrigins(company.after, state, saidBy);
  const merged = withValues(named, ownValuesOf(named, change), saidBy);
  const isNamed = names !== null || !isRow(change);
  const said = { ...change.facts, name: names?.name ?? null, industry: isNamed ? change.facts.industry : null };
  const suggestions = suggestionsOf(merged, said, saidBy);
  company.after = addSuggestions(merged, suggestions);
  const isUpdated = changed || merged !== named || company.after !== merged;
  company.isStale ||= isUpdated;
  for (const { locations: _, ...figure } of replaced) {
    company.past.push(figure);
    company.history.push({ companyId: state._id, ...figure });
  }
  const suggested = suggestions.map((suggestion) => toSuggestedChange(merged, suggestion));
  if (isUpdated) return { effect: 'updated', suggested };
  return { effect: replaced.length > 0 ? 'historical' : 'unchanged', suggested };
}
