import type { ContactResults, SaveContactsResult, SavedContact } from '@workbench/services/contacts/schemas';
import type { AddTargetsResult, OutreachCampaign } from '@workbench/services/outreach/schemas';
import { settled } from './screens.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The parts of the outreach screen, and what a person or a script does there. */
export const desk = (page: Page): Locator => page.getByRole('region', { name: 'Send queue' });
export const deskName = (page: Page): Locator => desk(page).getByRole('heading', { level: 3 });
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const messageRows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

export async function openOutreach(page: Page, search = ''): Promise<void> {
  await page.goto(`/linkedin-outreach${search}`);
  await settled(page);
}

/** People whose whole name and profile are known, saved as scripts do it. */
export async function savePeople(page: Page, count: number, jobTitle = 'engineer'): Promise<SavedContact[]> {
  // Some of a page can't be used.
  const perPage = Math.min(100, Math.max(25, 3 * count));
  const found = await post<ContactResults>(page, '/api/contacts/search/pdl', { jobTitles: [jobTitle], perPage });
  const people = found.contacts.filter((one) => !one.isNameHidden && one.linkedinUrl !== null).slice(0, count);
  expect(people).toHaveLength(count);
  const { contacts } = await post<SaveContactsResult>(page, '/api/contacts', { ids: people.map(({ id }) => id) });
  return contacts;
}

/** A campaign with these people on it. */
export async function createCampaign(page: Page, name: string, contacts: SavedContact[]): Promise<OutreachCampaign> {
  const campaign = await post<OutreachCampaign>(page, '/api/outreach/campaigns', { name });
  const contactIds = contacts.map(({ id }) => id);
  if (contactIds.length > 0) {
    await post<AddTargetsResult>(page, `/api/outreach/campaign/${campaign.id}/targets`, { contactIds });
  }
  return campaign;
}

async function post<T>({ request }: Page, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}
