/** Whose profile is looked for, and where they work. */
export interface ProfileQuery {
  firstName: string;
  lastName: string;
  organizationName: string | null;
  /** Normalised: "acme.com". */
  organizationDomain: string | null;
}

/** A person's page at the professional network as someone else links it. The page itself is never fetched. */
export interface FoundProfile {
  /** https://www.linkedin.com/in/<slug>, lower case, without a query. */
  url: string;
  source: 'website' | 'wikidata';
  /**
   * 0 to 1. From 0.8 on, the name stands beside the link, the address bears it, and there is no second candidate in the
   * same source. Below that a person should look: another of the same name, an address that bears another name, a post
   * that has ended.
   */
  confidence: number;
  /** Page where it stands. */
  foundAt: string;
}
