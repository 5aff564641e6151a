import { answer } from './support/answers.ts';
import { contactRows, results, searchApollo, sentenceField } from './support/contact-screen.ts';
import { settled, tabTo, toast } from './support/screens.ts';
import { contactResults, SAVED_SEARCH } from './support/scripted-contacts.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const dialog = (page: Page) => page.getByRole('dialog');
const hidden = (page: Page) => contactRows(page).filter({ has: page.getByRole('button', { name: /^Reveal / }) });
const savedTable = (page: Page) => page.getByRole('region', { name: 'Saved contacts' }).getByRole('table');
const saved = (page: Page) =>
  savedTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });

/** Chooses the first rows by their boxes. */
async function choose(page: Page, count: number) {
  for (let at = 0; at < count; at++) await contactRows(page).nth(at).getByRole('checkbox').check();
  await expect(results(page)).toContainText(`${count} selected`);
}

async function save(page: Page, item: string) {
  await results(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('one person is revealed by one click at the price on the button, several after their price', async ({ page }) => {
  await searchApollo(page, 'CTO');
  const row = hidden(page).first();
  await expect(row).toContainText('***');
  await expect(row).toContainText(/Email (and phone )?available/);
  const key = await row.getByRole('checkbox').getAttribute('data-row-checkbox');
  await row.getByRole('button', { name: /^Reveal · 1 credit: / }).click();
  await expect(toast(page)).toContainText('Contacts Revealed');
  await expect(toast(page)).toContainText('Revealed 1 contact for 1 credit.');
  const revealed = contactRows(page).filter({ has: page.locator(`[data-row-checkbox="${key}"]`) });
  await expect(revealed).not.toContainText('***');
  await expect(revealed.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(revealed).toContainText('Saved');
  await expect(revealed.getByRole('checkbox')).toBeFocused();

  for (const at of [0, 1]) await hidden(page).nth(at).getByRole('checkbox').check();
  await results(page).getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(dialog(page)).toContainText('Up to 2 credits: Apollo 2.');
  await dialog(page).getByRole('button', { name: 'Reveal 2 contacts · up to 2 credits' }).click();
  await expect(dialog(page)).toContainText(/Revealed [12] contacts? for [12] credits?\./);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.goto('/sources');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Apollo', exact: true })).toContainText(
    /· [1-9][\d,]* (of [\d,]+ )?credits? today/,
  );
});

test('chosen people are saved to contacts and marked, listed, and given a note', async ({ page }) => {
  await searchApollo(page, 'Head of Marketing, Marketing Director');
  await choose(page, 2);
  await save(page, 'Save to contacts');
  await expect(toast(page)).toContainText('Contacts Saved');
  await expect(toast(page)).toContainText('2 contacts saved.');
  for (const at of [0, 1]) await expect(contactRows(page).nth(at)).toContainText('Saved');

  await page.getByRole('tab', { name: 'Saved Contacts' }).click();
  await expect(saved(page).nth(1)).toBeVisible();
  await saved(page)
    .first()
    .getByRole('button', { name: /^Notes on .*: 0$/ })
    .click();
  await savedTable(page)
    .getByLabel(/^New note on /)
    .fill('Met at the fair');
  await page.keyboard.press('Enter');
  await expect(savedTable(page)).toContainText('Met at the fair');
  await expect(
    saved(page)
      .first()
      .getByRole('button', { name: /^Notes on .*: 1$/ }),
  ).toBeVisible();
  await page.reload();
  await saved(page).first().getByRole('button', { name: /: 1$/ }).click();
  await expect(savedTable(page)).toContainText('Met at the fair');
  const byName = savedTable(page).getByRole('columnheader', { name: 'Name' });
  await byName.getByRole('button').click();
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/filter=sort%3Dname/);
});

test('chosen people are saved as leads, and to a new outreach campaign', async ({ page }) => {
  await searchApollo(page, 'VP of Sales, Sales Director');
  await choose(page, 1);
  await save(page, 'Save to leads');
  await expect(toast(page)).toContainText('1 contact saved as leads.');
  await expect(contactRows(page).first()).toContainText('Already in Contacts and Leads');
  await contactRows(page).nth(1).getByRole('checkbox').check();
  await save(page, 'Save to an outreach campaign…');
  await dialog(page).getByLabel('New campaign').check();
  await dialog(page).getByLabel('Campaign name *').fill('Sales people');
  await dialog(page).getByRole('button', { name: 'Save to campaign' }).click();
  await expect(toast(page)).toContainText('2 contacts added to the outreach campaign.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(contactRows(page).first()).toContainText('Already in Contacts and Leads and Outreach');
  await expect(contactRows(page).nth(1)).toContainText('Already in Contacts and Outreach');
});

test('suppressed contacts disappear, and a new search counts them as excluded', async ({ page }) => {
  await searchApollo(page, 'CFO, Chief Financial Officer');
  await choose(page, 1);
  const key = await contactRows(page).first().getByRole('checkbox').getAttribute('data-row-checkbox');
  await results(page).getByRole('button', { name: 'Do not contact' }).click();
  await expect(dialog(page)).toContainText(/Add (?!1 contact).+ to the do-not-contact list\?/);
  await dialog(page).getByRole('button', { name: 'Do not contact' }).click();
  await expect(toast(page)).toContainText('Do-Not-Contact List Updated');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(`[data-row-checkbox="${key}"]`)).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(results(page)).toContainText('1 excluded: on your do-not-contact list');
  await expect(page.locator(`[data-row-checkbox="${key}"]`)).toHaveCount(0);
});

test('the list takes addresses and domains, and tells who is on it', async ({ page }) => {
  await page.goto('/contact-search');
  await settled(page);
  await page.getByRole('button', { name: 'Do not contact' }).click();
  await dialog(page).getByLabel('Add to the list').fill('nobody@kettles.example.com');
  await dialog(page).getByRole('button', { name: 'Add to list' }).click();
  await expect(toast(page)).toContainText('1 entry added.');
  const check = dialog(page).getByRole('button', { name: 'Check' });
  const asked = dialog(page).getByRole('textbox').last();
  await asked.fill('Nobody@Kettles.example.com');
  await check.click();
  await expect(dialog(page)).toContainText('is on the list');
  await expect(dialog(page).getByRole('listitem').first()).toContainText('matches the check');
  await asked.fill('else@kettles.example.com');
  await check.click();
  await expect(dialog(page)).toContainText('is not on the list');
});

test('a saved search is run again and tells who is new', async ({ page }) => {
  await searchApollo(page, 'Product Manager, Head of Product');
  await results(page).getByRole('button', { name: 'Save search' }).click();
  await dialog(page).getByLabel('Name *').fill('Product people');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Search Saved');
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(dialog(page)).toContainText('Not run yet');
  await dialog(page).getByRole('button', { name: 'Run Product people' }).click();
  await expect(toast(page)).toContainText('Search Complete');
  await expect(toast(page)).toContainText('0 new since last time');
  await expect(dialog(page)).toHaveCount(0);
  await expect(results(page)).toContainText('0 new contacts since the last run');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(dialog(page)).toContainText(/Last run .*, 0 new/);
});

test('people who are new since the last run are marked', async ({ page }) => {
  const found = contactResults(3, { newCount: 1 });
  const contacts = found.contacts.map((one, at) => ({ ...one, isNew: at === 1 }));
  await answer(page, {
    'contacts.savedSearches': [SAVED_SEARCH],
    'contacts.runSavedSearch': { search: SAVED_SEARCH, results: { ...found, contacts } },
  });
  await page.goto('/contact-search');
  await settled(page);
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog(page).getByRole('button', { name: 'Run Kettle people' }).click();
  await expect(toast(page)).toContainText('Found 3 contacts, 1 new since last time');
  await expect(results(page)).toContainText('1 new contact since the last run');
  await expect(contactRows(page).nth(1).getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(1);
});

test('from the sidebar to a search, a row and its reveal without a mouse', async ({ page }) => {
  await answer(page, {
    'contacts.smartSearch': {
      results: contactResults(4),
      filters: SAVED_SEARCH.filters,
      readings: [],
      leftOver: [],
      corrections: [],
      isSearched: true,
      reader: { kind: 'built-in', name: 'Built-in reader' },
      notice: null,
    },
    'contacts.reveal': {
      contacts: [{ ...contactResults(1).contacts[0], name: 'Ada Adler', isNameHidden: false, reveal: null }],
      revealed: 1,
      notFound: 0,
      fromStore: 0,
      suppressedIds: [],
      failed: [],
      credits: 1,
      repeatCredits: 0,
    },
  });
  await page.goto('/');
  await settled(page);
  await tabTo(page, page.getByRole('link', { name: 'Contact Search' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Search' })).toBeVisible();
  await tabTo(page, sentenceField(page));
  await page.keyboard.type('CTOs in Berlin');
  await page.keyboard.press('Enter');
  const box = contactRows(page).first().getByRole('checkbox');
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(results(page)).toContainText('1 selected');
  await page.keyboard.press('ArrowDown');
  await expect(contactRows(page).nth(1).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const reveal = contactRows(page)
    .first()
    .getByRole('button', { name: /^Reveal / });
  await tabTo(page, reveal);
  await page.keyboard.press('Enter');
  await expect(contactRows(page).first()).toContainText('Ada Adler');
  await expect(box).toBeFocused();
});
