/**
 * The address of a person's page at the professional network in one spelling, or null for anything else. Vendors write
 * it with and without scheme, "www." and a query; it is kept as an identifier and never fetched.
 */
export function linkedinProfileUrl(address: string | null | undefined): string | null {
  const slug = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s]+)/i.exec(address?.trim() ?? '')?.[1];
  return slug === undefined ? null : `https://www.linkedin.com/in/${slug.toLowerCase()}`;
}
