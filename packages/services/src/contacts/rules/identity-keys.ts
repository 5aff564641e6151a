type Sourced = { sources: readonly { source: string; id: string }[] } | { source: string; id: string };

type Identified = Sourced & { email: string | null; linkedinUrl: string | null };

/** Mailboxes that colleagues share: they name an office, not a person. */
const SHARED_MAILBOX =
  /^(?:admin|billing|career|careers|contact|enquiries|hello|help|hr|info|inquiries|jobs|kontakt|mail|marketing|office|press|sales|service|support|team)@/;

/** What a person is recognised by: "apollo:66aa…", "linkedin:https://…", "email:…". Nobody is held twice by one of them. */
export function identityKeys(person: Identified): string[] {
  const sources = 'sources' in person ? person.sources : [person];
  const url = toProfile(person.linkedinUrl);
  const email = person.email?.trim().toLowerCase();
  return [
    ...new Set([
      ...sources.map(({ source, id }) => `${source}:${id}`),
      ...(url === null ? [] : [`linkedin:${url}`]),
      ...(email && !SHARED_MAILBOX.test(email) ? [`email:${email}`] : []),
    ]),
  ];
}

/** The one spelling of a person's page, as the sources of people write it. */
function toProfile(address: string | null): string | null {
  const slug = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*linkedin\.com\/in\/([^/?#\s]+)/i.exec(address?.trim() ?? '')?.[1];
  return slug === undefined ? null : `https://www.linkedin.com/in/${slug.toLowerCase()}`;
}
