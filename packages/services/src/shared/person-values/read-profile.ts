import { addressOf, linkedinPath, profileName } from '@workbench/identity/profile-key';

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
  const address = /^\/?in\/[^/]/i.test(text) ? `linkedin.com/${text.replace(/^\//, '')}` : text;
  const name = profileName(address);
  if (name !== null) {
    const url = addressOf(name);
    if (url.length <= LENGTH_MAX) return { url };
    return { problem: `The profile address has ${url.length} characters; at most ${LENGTH_MAX} are allowed` };
  }
  const path = linkedinPath(address) ?? '';
  if (/^(?:company|school|showcase|organization)\//i.test(path)) {
    return { problem: `"${shown}" is the page of a company, not of a person; ${EXPECTED}` };
  }
  if (/^sales\//i.test(path)) {
    return { problem: `"${shown}" is a page of Sales Navigator, which others cannot open; ${EXPECTED}` };
  }
  return { problem: `"${shown}" is not the LinkedIn profile of a person; ${EXPECTED}` };
}
