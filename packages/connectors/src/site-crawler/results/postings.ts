import type { Posting } from '../../gather/types.ts';
import { jsonLdNodes, jsonLdTypes } from '../../markup/json-ld.ts';
import { parseDayText } from '../page/dates-in-text.ts';

const POSTINGS_MAX = 500;
const FIELD_MAX = 300;

/** A position as a page declares it; what identifies it is known only beside the others. */
export interface DeclaredPosting extends Omit<Posting, 'id'> {
  /** By the standard the position's own; many sites state the employer here. */
  identifier: string | null;
  employer: { name: string | null; addresses: string[] };
}

/**
 * Open positions that a page declares for machines (schema.org JobPosting). `today` is "2026-10-02": what is valid
 * through an earlier day is over, and a later day of posting is none.
 */
export function readPostings(linkedData: unknown[], page: string, today: string): DeclaredPosting[] {
  const nodes = linkedData.flatMap((block) => jsonLdNodes(block)).flatMap((node) => [node, ...itemsOf(node)]);
  return nodes
    .filter((node) => jsonLdTypes(node).includes('JobPosting'))
    .flatMap((node) => toPosting(node, page, today) ?? [])
    .slice(0, POSTINGS_MAX);
}

type Node = Record<string, unknown>;

/** Of an ItemList: the things themselves or ListItems around them. */
function itemsOf({ itemListElement }: Node): Node[] {
  return list(itemListElement).flatMap((element) => jsonLdNodes(isNode(element) ? (element.item ?? element) : null));
}

function toPosting(node: Node, page: string, today: string): DeclaredPosting | null {
  const title = text(node.title) ?? text(node.name);
  const validThrough = parseDayText(text(node.validThrough) ?? '');
  if (title === null || (validThrough !== null && validThrough < today)) return null;
  const address = text(node.url);
  const url = address !== null && URL.canParse(address, page) ? new URL(address, page).href : null;
  const location = toLocation(node);
  const postedOn = parseDayText(text(node.datePosted) ?? '');
  return {
    title,
    department: toDepartment(node),
    location,
    url,
    postedOn: postedOn !== null && postedOn <= today ? postedOn : null,
    identifier: identifierOf(node.identifier),
    employer: toEmployer(list(node.hiringOrganization)[0]),
  };
}

function toEmployer(organization: unknown): DeclaredPosting['employer'] {
  if (!isNode(organization)) return { name: text(organization), addresses: [] };
  const addresses = [...list(organization.sameAs), ...list(organization.url)].flatMap((each) => text(each) ?? []);
  return { name: text(organization.name) ?? text(organization.legalName), addresses };
}

function toDepartment({ employmentUnit, department, hiringOrganization }: Node): string | null {
  const unit = list(employmentUnit)[0] ?? list(department)[0];
  const ofEmployer = isNode(hiringOrganization) ? list(hiringOrganization.department)[0] : undefined;
  return nameOf(unit) ?? nameOf(ofEmployer);
}

/** "Boulder, US"; several places are separated by semicolons. */
function toLocation({ jobLocation, jobLocationType }: Node): string | null {
  const locations = list(jobLocation).flatMap((location) => {
    const address = isNode(location) ? (location.address ?? location) : location;
    if (!isNode(address)) return text(address) ?? [];
    const parts = [text(address.addressLocality), nameOf(address.addressCountry)].filter((part) => part !== null);
    return parts.length === 0 ? [] : [parts.join(', ')];
  });
  if (locations.length > 0) return [...new Set(locations)].slice(0, 5).join('; ');
  return jobLocationType === 'TELECOMMUTE' ? 'Remote' : null;
}

const identifierOf = (identifier: unknown) => text(isNode(identifier) ? identifier.value : identifier);
const nameOf = (value: unknown) => text(isNode(value) ? value.name : value);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

function text(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const trimmed = String(value).replace(/\s+/g, ' ').trim().slice(0, FIELD_MAX);
  return trimmed === '' ? null : trimmed;
}
