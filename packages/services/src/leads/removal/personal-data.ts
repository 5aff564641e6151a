import { type LeadDoc, LeadModel, type LeadRowDoc, LeadRowModel } from '@workbench/db';
import { identifiersOf, isPersonal } from '@workbench/identity/person-identifiers/identifiers';
import { findIdentifiersInText } from '@workbench/identity/person-identifiers/identifiers-in-text';
import type { ServiceContext } from '../../shared/context.ts';
import {
  createMentionMatcher,
  matchPerson,
  personPattern,
  valueMatches,
} from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import type {
  PersonalDataRecord,
  PersonalDataSource,
  PersonIdentifier,
  PersonQuery,
} from '../../shared/personal-data/types.ts';
import { formerIdentifiersOfLead } from '../people/lead-identifiers.ts';
import { changeLead } from '../store/change-lead.ts';
import { type BeforeLeadsRemoved, EMPTIED_ROW, removeLeads } from './remove-leads.ts';

/** Finds and erases personal data in leads and in the rows of imports. */
export function leadPersonalData(beforeRemove: BeforeLeadsRemoved): readonly PersonalDataSource[] {
  return [
    {
      category: 'leads',
      find: findInLeads,
      erase: async (ctx, ids) => (await removeLeads({ ctx, input: { ids: [...ids] } }, beforeRemove)).removed,
    },
    { category: 'matches of other leads', find: findInMatches, erase: eraseMatches },
    { category: 'imported rows', find: findInRows, erase: eraseRows },
  ];
}

const labelOf = ({ firstName, lastName, company, email }: LeadDoc): string =>
  [[firstName, lastName].filter(Boolean).join(' ') || email, company].filter(Boolean).join(', ');

/** Everybody is looked at: numbers and other spellings are not among the keys that leads are indexed by. */
const scanLeads = () => LeadModel.find().lean<LeadDoc[]>().cursor({ batchSize: 1000 });

function ownIdentifiers(lead: LeadDoc): PersonIdentifier[] {
  const linked = lead.contactId === null ? [] : [{ kind: 'contact', value: lead.contactId.toHexString() }];
  // A domain is their colleagues', too.
  const own = identifiersOf(lead).filter(({ kind }) => kind !== 'domain');
  return [...own, ...linked, { kind: 'lead', value: lead._id.toHexString() }];
}

async function findInLeads(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const found: PersonalDataRecord[] = [];
  for await (const lead of scanLeads()) {
    const identifiers = ownIdentifiers(lead);
    const name = [lead.firstName, lead.lastName].join(' ');
    const match = matchPerson(query, identifiers, name, formerIdentifiersOfLead(lead));
    if (match !== null)
      found.push({ id: lead._id.toHexString(), label: labelOf(lead), match, identifiers, data: lead });
  }
  return found;
}

const matchesOf = ({ suggestions, dismissed = [], candidates, decisions = [], log, steps }: LeadDoc) => ({
  suggestions,
  dismissed,
  candidates,
  decisions,
  log,
  steps,
});

/** People that a source mistook for the lead: candidates that a user has to decide about. */
async function findInMatches(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const lead of scanLeads()) {
    const match = mentionOf(matchesOf(lead));
    const isTheirs = matchPerson(query, ownIdentifiers(lead), '') === 'identifier';
    if (match === null || isTheirs) continue;
    const label = `Match of ${labelOf(lead)}`;
    found.push({ id: lead._id.toHexString(), label, match, identifiers: [], data: matchesOf(lead) });
  }
  return found;
}

async function eraseMatches(ctx: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  for (const id of ids) {
    const change = (lead: LeadDoc): Partial<LeadDoc> | null => {
      const pattern = personPattern(query, { withName: true });
      if (pattern === null) return null;
      const isOther = (one: object) => !valueMatches(one, pattern);
      return {
        suggestions: lead.suggestions.filter(isOther),
        ...(lead.dismissed && { dismissed: lead.dismissed.filter(isOther) }),
        candidates: lead.candidates.filter(isOther),
        decisions: (lead.decisions ?? []).filter(isOther),
        log: redactDeep(lead.log, pattern),
        steps: redactDeep(lead.steps, pattern),
      };
    };
    await changeLead(id, change, ctx.now());
  }
  return ids.length;
}

/** Rows are saved unchanged, including those that never became a lead. */
async function findInRows(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const row of LeadRowModel.find().lean<LeadRowDoc[]>().cursor({ batchSize: 1000 })) {
    // A name may be in two cells.
    const match = mentionOf([...row.cells, ...row.keys, row.cells.join(' ')]);
    const label = `Line ${row.line}: ${row.cells.filter(Boolean).slice(0, 3).join(', ')}`;
    if (match !== null) found.push({ id: row._id, label, match, identifiers: [], data: row });
  }
  return found;
}

/** Another person's row that mentions the person keeps the rest. */
async function eraseRows(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  const rows = await LeadRowModel.find({ _id: { $in: [...ids] } })
    .hint('_id_')
    .lean<LeadRowDoc[]>();
  for (const row of rows) {
    const rest = pattern === null ? null : restOf(row, pattern);
    await LeadRowModel.collection.updateOne({ _id: row._id as never }, { $set: rest ?? EMPTIED_ROW });
  }
  return rows.length;
}

/** null for a row without another person: it became no lead and names only this person. */
function restOf({ leadId, cells, keys }: LeadRowDoc, pattern: RegExp): Pick<LeadRowDoc, 'cells' | 'keys'> | null {
  const rest = { cells: redactDeep(cells, pattern), keys: keys.filter((key) => !valueMatches(key, pattern)) };
  const isOthers =
    leadId !== null ||
    (rest.cells.flatMap(findIdentifiersInText).some(isPersonal) && !isNameAcrossCells(rest, pattern));
  return isOthers ? rest : null;
}

/** A name over several cells is the row's own. */
const isNameAcrossCells = ({ cells }: Pick<LeadRowDoc, 'cells'>, pattern: RegExp): boolean =>
  valueMatches(cells.join(' '), pattern);
