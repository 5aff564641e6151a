export { findProfilesInWikidata } from './find-in-wikidata.ts';
export { findProfilesOnSite } from './find-on-site.ts';
export type { FoundProfile, ProfileQuery } from './types.ts';
