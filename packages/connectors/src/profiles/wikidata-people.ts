import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { claimValue, qualifierOf, toItemId, toText, validClaims } from '../wikidata/claim-values.ts';
import { hasWebsite } from '../wikidata/mapper.ts';
import type { Claim, Entity } from '../wikidata/schema.ts';
import { isPersonsName } from './person-name.ts';
import { profileUrlOfLink } from './profile-url-of-link.ts';
import { matchSlug } from './slug-match.ts';
import type { FoundProfile, ProfileQuery } from './types.ts';

/** Employer, affiliation, member of: what a person says of an organisation. */
const OF_PERSON = ['P108', 'P1416', 'P463'];
/** Qualifiers of a post (P39) that name where it is held. */
const POSITION_ORGANIZATION_PROPERTIES = ['P642', 'P108', 'P2389'];
/** Chief executive, chair, board member, director, founder: what an organisation says of a person. */
const OF_ORGANIZATION = ['P169', 'P488', 'P3320', 'P1037', 'P112'];
/** The end of the time in which a statement held. */
const ENDED = 'P582';

const CONFIDENCE = {
  domain: { now: 0.9, ended: 0.5 },
  name: { now: 0.8, ended: 0.4 },
} as const;
/** The address bears another name than the item. */
const OTHER_ADDRESS = 0.15;

/** Items that a person's item ties them to, and whether it says that this is over. */
export function tiesOf({ claims }: Entity): { organization: string; isOver: boolean }[] {
  const direct = OF_PERSON.flatMap((property) =>
    validClaims(claims[property]).flatMap((claim) => toTie(claimValue(claim), claim)),
  );
  const posts = validClaims(claims.P39).flatMap((claim) =>
    POSITION_ORGANIZATION_PROPERTIES.flatMap((property) => toTie(qualifierOf(claim, property), claim)),
  );
  return [...direct, ...posts];
}

function toTie(value: unknown, claim: Claim) {
  const organization = toItemId(value);
  return organization === null ? [] : [{ organization, isOver: qualifierOf(claim, ENDED) !== undefined }];
}

/** Whether the item is of a human who bears this name in some language. */
export function isPerson(entity: Entity, query: ProfileQuery): boolean {
  const isHuman = validClaims(entity.claims.P31).some((claim) => toItemId(claimValue(claim)) === 'Q5');
  const names = [...Object.values(entity.labels), ...Object.values(entity.aliases ?? {}).flat()];
  return isHuman && names.some(({ value }) => isPersonsName(value, query));
}

/** How an item is known to be the organisation asked for; null when it is another. */
function organizationMatch(entity: Entity, query: ProfileQuery): 'domain' | 'name' | null {
  if (query.organizationDomain !== null && hasWebsite(entity, query.organizationDomain)) return 'domain';
  const expectedName = normaliseCompanyName(query.organizationName ?? '');
  const isSame = ({ value }: { value: string }) => expectedName !== '' && normaliseCompanyName(value) === expectedName;
  return Object.values(entity.labels).some(isSame) ? 'name' : null;
}

/** The profiles of a person's item, as sure as its tie to one of the organisations; [] without a tie. */
export function toProfiles(person: Entity, organizations: readonly Entity[], query: ProfileQuery): FoundProfile[] {
  const ties = tiesOf(person);
  const matchByOrganization = organizations.flatMap((organization) => {
    const match = organizationMatch(organization, query);
    if (match === null) return [];
    const own = ties.filter((tie) => tie.organization === organization.id);
    const named = OF_ORGANIZATION.flatMap((property) =>
      validClaims(organization.claims[property]).filter((claim) => toItemId(claimValue(claim)) === person.id),
    ).map((claim) => ({ isOver: qualifierOf(claim, ENDED) !== undefined }));
    return [...own, ...named].map(({ isOver }) => CONFIDENCE[match][isOver ? 'ended' : 'now']);
  });
  if (matchByOrganization.length === 0) return [];
  const best = Math.max(...matchByOrganization);
  return validClaims(person.claims.P6634).flatMap((claim): FoundProfile[] => {
    const id = toText(claimValue(claim))?.trim();
    const url = id === undefined ? null : profileUrlOfLink(`https://www.linkedin.com/in/${id}`);
    if (url === null || qualifierOf(claim, ENDED) !== undefined) return [];
    const less = matchSlug(url, query) === 'none' ? OTHER_ADDRESS : 0;
    const confidence = Math.round((best - less) * 100) / 100;
    return [{ url, source: 'wikidata', confidence, foundAt: `https://www.wikidata.org/wiki/${person.id}` }];
  });
}
