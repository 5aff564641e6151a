const LENGTH_MAX = 300;
const EXPECTED = 'expected a page like linkedin.com/in/marta-oliveira';

export type ProfileCell = { url: string } | { problem: string };

/**
 * A person's profile URL in its canonical spelling, "https://www.linkedin.com/in/<name>". Pure. Only web addresses are
 * read, with or without a scheme; a company's page is no profile.
 */
export function readProfile(cell: string): ProfileCell {
  const text = cell.replace(/[\u200c\u200d]/g, '').trim();
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  const path = /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*linkedin\.com\.?(?::\d+)?(?:\/+(.*))?$/is.exec(text)?.[1];
  const bare = path ?? (/^\/?in\/[^/]/i.test(text) ? text.replace(/^\//, '') : '');
  const slug = /^(?:(?:mwlite|m)\/)?in\/+([^/?#\s]+)/i.exec(bare)?.[1];
  if (slug !== undefined) {
    const url = `https://www.linkedin.com/in/${encodeURIComponent(decode(slug).normalize('NFC'))}`;
    if (url.length <= LENGTH_MAX) return { url };
    return { problem: `The profile address has ${url.length} characters; at most ${LENGTH_MAX} are allowed` };
  }
  if (/^(?:company|school|showcase|organization)\//i.test(bare)) {
    return { problem: `"${shown}" is the page of a company, not of a person; ${EXPECTED}` };
  }
  if (/^sales\//i.test(bare)) {
    return { problem: `"${shown}" is a page of Sales Navigator, which others cannot open; ${EXPECTED}` };
  }
  return { problem: `"${shown}" is not the LinkedIn profile of a person; ${EXPECTED}` };
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    // A stray "%" is part of the name.
    return slug;
  }
}
