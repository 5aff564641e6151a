import { jsonLdTypes } from '../markup/json-ld.ts';
import { namesPerson, type PersonName } from './person-name.ts';
import { profileUrlOfLink } from './profile-url-of-link.ts';

const DEPTH_MAX = 8;
const NODES_MAX = 5000;

/** A person whom a page describes for machines. */
export interface DeclaredPerson {
  urls: string[];
  jobTitle: string | null;
  /** Names and addresses of the employers that are stated. */
  employers: { name: string | null; url: string | null }[];
}

/** Everybody of this name in a page's linked data, wherever it stands: as a founder, an employee, an item of a list. */
export function findJsonLdPeople(blocks: readonly unknown[], name: PersonName): DeclaredPerson[] {
  return objectsIn(blocks)
    .filter((node) => jsonLdTypes(node).includes('Person') && namesOf(node).some((text) => namesPerson(text, name)))
    .map((node) => ({
      urls: [...new Set([...listOf(node.sameAs), node.url, node['@id']].flatMap((url) => profileUrlOfLink(url) ?? []))],
      jobTitle: textOf(node.jobTitle),
      employers: listOf(node.worksFor).flatMap((employer) => {
        if (typeof employer === 'string') return [{ name: employer, url: null }];
        if (!isObject(employer)) return [];
        return [{ name: textOf(employer.name), url: textOf(employer.url) }];
      }),
    }));
}

function namesOf(node: Record<string, unknown>): string[] {
  const parts = [textOf(node.givenName), textOf(node.familyName)].filter((part) => part !== null);
  return [...listOf(node.name), ...listOf(node.alternateName), parts.join(' ')].flatMap((text) => textOf(text) ?? []);
}

function objectsIn(blocks: readonly unknown[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEPTH_MAX || found.length > NODES_MAX || typeof value !== 'object' || value === null) return;
    if (isObject(value)) found.push(value);
    for (const item of Object.values(value)) visit(item, depth + 1);
  };
  visit(blocks, 0);
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
