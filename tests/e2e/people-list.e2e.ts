import { checkAll } from './support/axe.ts';
import { card, createCampaign, openOutreach, savePeople } from './support/outreach.ts';
import { settled, tabTo, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('list', { name: 'Saved contacts' }).locator('> li');

test('people are put on a list, written to from it and taken off it, by keyboard alone', async ({ page }) => {
  const people = await savePeople(page, 3);
  await createCampaign(page, 'Fair follow-up', []);
  await page.goto('/contact-search?tab=saved&filter=email%3Dany');
  await settled(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('any');
  await tabTo(page, page.getByRole('button', { name: 'Clear filters' }));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(people.length);

  await tabTo(page, rows(page).first().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  const selectAll = page.getByRole('button', { name: 'Select all 3 matching' });
  await selectAll.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 selected')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add to list' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel('Name *'));
  await page.keyboard.type('Fair in Lyon');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('3 contacts added.');

  await openOutreach(page, '?tab=campaigns');
  const add = page.getByRole('button', { name: 'Add targets to Fair follow-up' });
  await add.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('tab', { name: 'Saved contacts' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog(page).getByRole('radio', { name: /Fair in Lyon/ }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Add list' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Targets Added');
  await expect(card(page, 'Fair follow-up')).toContainText('3');

  await page.goto('/contact-search?tab=saved');
  await settled(page);
  await page.getByRole('button', { name: 'Lists' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('3 people');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Open Fair in Lyon' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=list/);
  await tabTo(page, rows(page).first().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Take off list' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(toast(page)).toContainText('1 contact taken off');
});

test('axe finds nothing on saved contacts, the lists and the bar of chosen contacts', async ({ page }) => {
  await checkAll(page, {
    'chosen contacts': async () => {
      await page.goto('/contact-search?tab=saved');
      await settled(page);
      await rows(page).first().getByRole('checkbox').check();
    },
    'no matches': async () => {
      await page.goto('/contact-search?tab=saved&filter=country%3DNowhere');
      await settled(page);
    },
    lists: async () => {
      await page.goto('/contact-search?tab=saved');
      await settled(page);
      await page.getByRole('button', { name: 'Lists' }).click();
      await dialog(page)
        .getByRole('button', { name: /^Rename / })
        .first()
        .click();
    },
  });
});
