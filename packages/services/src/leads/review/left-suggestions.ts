import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import type { LeadDecisions, LeftSuggestion } from '../schemas.ts';
import type { Refusal } from './decision-refusals.ts';

const SHOWN_MAX = 200;

type NamedLead = Pick<LeadDoc, '_id' | 'firstName' | 'lastName' | 'email'>;

/** Counts the suggestions that stay, and lists the first of them. */
export class LeftSuggestions {
  #total = 0;
  readonly #shown: LeftSuggestion[] = [];

  add({ _id, firstName, lastName, email }: NamedLead, { field }: Pick<LeadSuggestionDoc, 'field'>, refusal: Refusal) {
    this.#total++;
    if (this.#shown.length >= SHOWN_MAX) return;
    const lead = `${firstName} ${lastName}`.trim() || email || 'Unnamed lead';
    this.#shown.push({ leadId: _id.toHexString(), lead, field: field as LeftSuggestion['field'], ...refusal });
  }

  list(): Pick<LeadDecisions, 'left' | 'leftTotal'> {
    return { leftTotal: this.#total, left: this.#shown };
  }
}
