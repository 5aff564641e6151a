import { checkAll } from './support/axe.ts';
import { readDownload } from './support/csv.ts';
import { card, createCampaign, openOutreach, savePeople } from './support/outreach.ts';
import { settled, tabTo, toast } from './support/screens.ts';
import { expect, type Locator, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const PEOPLE = 30;

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Saved contacts' })
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function openSavedContacts(page: Page, filter = '') {
  await page.goto(`/contact-search?tab=saved${filter}`);
  await settled(page);
}

test('30 people are put on a list, drafted and exported for HubSpot by keyboard alone', async ({ page }) => {
  await savePeople(page, PEOPLE);
  await openSavedContacts(page, '&filter=email%3Dany');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('any');
  await pressOn(page, button(page, 'Clear filters'));
  await expect(rows(page)).toHaveCount(PEOPLE);
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(rows(page).first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toHaveCount(0);

  await openSavedContacts(page);
  await pressOn(page, button(page, `Select all ${PEOPLE} matching`));
  await expect(page.getByText(`${PEOPLE} selected`)).toBeFocused();
  await pressOn(page, button(page, 'Add to list'));
  await tabTo(page, dialog(page).getByLabel('Name *'));
  await page.keyboard.type('Fair in Lyon');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(`${PEOPLE} contacts added.`);
  await expect(button(page, 'Add to list')).toBeFocused();

  await pressOn(page, button(page, 'Draft messages'));
  await expect(dialog(page)).toContainText(`writes up to ${PEOPLE} drafts, free of charge`);
  await tabTo(page, dialog(page).getByLabel('Campaign name *'));
  await page.keyboard.type('Fair follow-up');
  await page.keyboard.press('Enter');
  // One after the other: a slow machine takes a second for each.
  await expect(dialog(page)).toContainText(`${PEOPLE} drafts written.`, { timeout: 90_000 });
  await pressOn(page, dialog(page).getByRole('button', { name: 'Close' }).first());
  await expect(button(page, 'Draft messages')).toBeFocused();

  await pressOn(page, button(page.getByRole('main'), 'Export'));
  const file = page.getByRole('menuitem', { name: 'For HubSpot' });
  await expect(file).toBeVisible();
  await page.keyboard.type('For H');
  await expect(file).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('contacts-hubspot.csv');
  const lines = (await readDownload(download)).toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toContain('First Name,Last Name,Email');
  expect(lines).toHaveLength(PEOPLE + 1);

  await openOutreach(page, '?tab=campaigns');
  await expect(card(page, 'Fair follow-up')).toContainText(`${PEOPLE}`);
});

test('a campaign takes everyone on a list, and a person is taken off it, by keyboard alone', async ({ page }) => {
  await createCampaign(page, 'Winter news', []);
  await openOutreach(page, '?tab=campaigns');
  await button(page, 'Add targets to Winter news').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('tab', { name: 'Saved contacts' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: 'Leads' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog(page).getByRole('radio', { name: /Fair in Lyon/ }));
  await page.keyboard.press('Space');
  await pressOn(page, button(dialog(page), 'Add list'));
  await expect(toast(page)).toContainText(`${PEOPLE} people added`);

  await openSavedContacts(page);
  await pressOn(page, button(page, 'Lists'));
  await expect(dialog(page)).toContainText(`${PEOPLE} people`);
  await pressOn(page, button(dialog(page), 'Open Fair in Lyon'));
  await expect(page).toHaveURL(/filter=list/);
  await expect(page.getByText(`${PEOPLE} of your saved contacts match`)).toBeVisible();
  await page.keyboard.press('x');
  await button(page, 'Remove from list').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(PEOPLE - 1);
  await expect(toast(page)).toContainText('1 contact removed from the list');
});

test('axe finds nothing on saved contacts, the lists and the bar of chosen contacts', async ({ page }) => {
  await savePeople(page, 3);
  await checkAll(page, {
    'chosen contacts': async () => {
      await openSavedContacts(page);
      await rows(page).first().getByRole('checkbox').check();
    },
    'no matches': () => openSavedContacts(page, '&filter=country%3DNowhere'),
    lists: async () => {
      await openSavedContacts(page);
      await button(page, 'Lists').click();
      await expect(dialog(page)).toBeVisible();
    },
    drafts: async () => {
      await openSavedContacts(page);
      await rows(page).first().getByRole('checkbox').check();
      await button(page, 'Draft messages').click();
      await expect(dialog(page)).toContainText('free of charge');
    },
  });
});

test('a filter is typed with its blanks', async ({ page }) => {
  await openSavedContacts(page);
  const title = page.getByLabel('Title', { exact: true });
  await title.pressSequentially('Head of Sales');
  await expect(title).toHaveValue('Head of Sales');
  await expect(page).toHaveURL(/title%3DHead%2Bof%2BSales/);
  await button(page, 'Clear filters').click();
  await expect(title).toHaveValue('');
});
