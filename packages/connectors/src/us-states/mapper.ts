import { stateName } from '@workbench/identity/locations/us-states';
import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { formatLocation, type ParsedLocation } from '../geography/location.ts';
import { isSameCity } from '../geography/same-city.ts';
import type { CompanyAnswer } from '../types.ts';
import type { Dataset } from './datasets.ts';
import type { Row } from './schema.ts';

/** What one state said: null for a state that has no register we can read, or whose table moved away. */
export interface StateAnswer {
  state: string;
  dataset: Dataset | null;
  rows: Row[] | null;
}

interface Entity {
  city: string | null;
  note: string;
}

/** Codes of the Texan tax office for the right to do business. */
const STATUS_WORDS: Record<string, string> = { A: 'Active', N: 'Not in good standing', I: 'Inactive' };

/**
 * Status and formation in words, per state. null when every state was read and none has the name. A name found in no
 * city of the company stays a match by name: without a place that others could build on.
 */
export function mapCompany(
  answers: StateAnswer[],
  name: string,
  knownLocations: ParsedLocation[],
): CompanyAnswer | null {
  const entities = answers.flatMap((answer) => entitiesOf(answer, name));
  const here = entities.filter(({ city }) => city !== null && knownLocations.some(isLocatedIn(city)));
  const chosen = here.length > 0 ? here : entities;
  const notes = [...chosen.map(({ note }) => note), ...answers.filter(({ rows }) => rows === null).map(notChecked)];
  if (notes.length === 0) return null;
  const locations = here.map(({ city }) => formatLocation(city, 'US')).filter((location) => location !== null);
  return {
    match: here.length > 0 ? 'name_and_place' : 'name',
    figures: [],
    locations: [...new Set(locations)],
    industry: null,
    ids: {},
    note: notes.join('; '),
  };
}

/** Tables repeat an entity for each of its names or officers: rows with one number are one entity. */
function entitiesOf({ dataset, rows }: StateAnswer, name: string): Entity[] {
  if (dataset === null || rows === null) return [];
  const normalisedName = normaliseCompanyName(name);
  const own = rows.filter((row) => normaliseCompanyName(bareName(text(row, dataset.name) ?? '')) === normalisedName);
  const byNumber = Map.groupBy(own, (row) => text(row, dataset.number) ?? text(row, dataset.name) ?? '');
  return [...byNumber.values()].map((group) => {
    const first = (column: string | null) =>
      column === null ? null : (group.map((row) => text(row, column)).find((value) => value !== null) ?? null);
    return { city: first(dataset.city), note: noteOf(dataset, first) };
  });
}

function noteOf(dataset: Dataset, first: (column: string | null) => string | null): string {
  const stated = first(dataset.status);
  const status =
    dataset.status === null ? 'Active' : stated === null ? 'Status not stated' : (STATUS_WORDS[stated] ?? stated);
  const day = dayOf(first(dataset.formed));
  const formed = day === null ? '' : `, formed ${day}`;
  const law = first(dataset.jurisdiction);
  const home = law === null || law === dataset.state ? null : stateName(law);
  return `${status}${formed} (${stateName(dataset.state)})${home === null ? '' : `; ${home}: not checked`}`;
}

const notChecked = ({ state }: StateAnswer) => `${stateName(state) ?? state}: not checked`;

/** Colorado writes the end of a company into its name: "Northwind, Inc., Dissolved May 1, 2019". */
function bareName(name: string): string {
  return name.replace(/,\s*(?:Delinquent|Dissolved|Withdrawn|Colorado Authority Terminated)\b.*$/i, '');
}

function dayOf(date: string | null): string | null {
  const american = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(date ?? '');
  if (american) return `${american[3]}-${american[1]}-${american[2]}`;
  return /^\d{4}-\d\d-\d\d/.exec(date ?? '')?.[0] ?? null;
}

function text(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
}

const isLocatedIn = (city: string) => (location: ParsedLocation) =>
  location.city !== null && isSameCity(location.city, city);
