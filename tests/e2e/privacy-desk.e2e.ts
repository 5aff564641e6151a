import { readFile } from 'node:fs/promises';
import { answer } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { createCampaign, savePeople } from './support/outreach.ts';
import { settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const LEFT_OVER = {
  id: '6f1a0d52-7c5e-4a53-9d0e-2f5b5a1f0c11',
  state: 'failed',
  startedAt: '2026-11-21T12:00:00.000Z',
  finishedAt: '2026-11-21T12:00:09.000Z',
  progress: { done: 12_345, total: 12_345 },
  message: 'Mentions are left: 2 in reports',
  result: {
    erased: [{ place: 'contacts', count: 1 }],
    suppressed: 1,
    leftovers: [{ collection: 'reports', count: 2 }],
    scanned: 12_345,
  },
};

const privacyDesk = (page: Page) => page.getByRole('region', { name: 'Privacy requests' });
const held = (page: Page) => page.getByRole('region', { name: 'Personal data found' });

async function openDesk(page: Page) {
  await page.goto('/settings');
  await settled(page);
}

async function find(page: Page, person: { identifiers?: string; name?: string }) {
  await privacyDesk(page)
    .getByLabel('Identifiers')
    .fill(person.identifiers ?? '');
  await privacyDesk(page)
    .getByLabel('Name', { exact: true })
    .fill(person.name ?? '');
  await privacyDesk(page).getByRole('button', { name: 'Find data' }).click();
}

test('a person is found, exported, erased and found no more', async ({ page }) => {
  const [person] = await savePeople(page, 1);
  if (person?.linkedinUrl == null) throw new Error('Nobody with a profile was saved.');
  await createCampaign(page, 'Before erasing', [person]);
  await openDesk(page);
  await privacyDesk(page).getByRole('button', { name: 'Find data' }).click();
  await expect(privacyDesk(page)).toContainText('Enter an identifier or a name.');
  await find(page, { identifiers: person.linkedinUrl });
  await expect(held(page)).toContainText('Not on the do-not-contact list');
  await expect(held(page).getByRole('list', { name: 'Exact matches in contacts' })).toContainText(person.name);
  await expect(held(page).getByRole('list', { name: 'Exact matches in outreach messages' })).toContainText(person.name);
  await expect(held(page).getByRole('list', { name: 'Matched by' })).toContainText('profile');

  const download = page.waitForEvent('download');
  await held(page).getByRole('button', { name: 'Export JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(person.name);
  await expect(toast(page)).toContainText('Export Complete');

  await held(page).getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase this person?' });
  await expect(dialog).toContainText('This can’t be undone.');
  await expect(dialog).toContainText('Hashes of their identifiers stay on the do-not-contact list');
  await expect(dialog).toContainText('Exported files are not affected');
  await dialog.getByRole('button', { name: 'Erase person' }).click();
  await expect(toast(page)).toContainText('Person Erased');
  await expect(privacyDesk(page)).toContainText('records erased:');
  await expect(privacyDesk(page)).toContainText(
    /A full database scan found no remaining mentions \([\d,]+ documents\)\./,
  );

  await find(page, { identifiers: person.linkedinUrl });
  await expect(held(page)).toContainText('No data found');
  await expect(held(page)).toContainText('On the do-not-contact list');
});

test('who is found by name alone is erased only when ticked', async ({ page }) => {
  // Another search than that of whom the test before erased.
  const [person] = await savePeople(page, 1, 'manager');
  if (person === undefined) throw new Error('No contact was saved.');
  await openDesk(page);
  await find(page, { name: person.name });
  const box = held(page).getByRole('checkbox').first();
  await expect(box).not.toBeChecked();
  await held(page).getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('0 records are erased.');
  await expect(dialog).toContainText('not selected');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await box.check();
  await held(page).getByRole('button', { name: 'Erase' }).click();
  await expect(dialog).toContainText('1 record is erased.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a person to inform is shown with a notice to copy, and marked; axe finds nothing to fault', async ({ page }) => {
  test.setTimeout(300_000);
  const [person] = await savePeople(page, 1, 'director');
  if (person === undefined) throw new Error('No contact was saved.');
  const duty = page.getByRole('region', { name: 'Duty to inform' });
  const notice = page.getByRole('dialog', { name: /Notice for/ });
  const details = page.getByRole('dialog', { name: 'Your details' });
  const informed = duty.getByRole('tab', { name: /Informed/ });
  await checkAll(page, {
    'Your details': async () => {
      await openDesk(page);
      await duty.getByRole('button', { name: 'Your details' }).click();
      await details.getByLabel('Company').fill('Kettle Foods');
    },
    Notice: async () => {
      await details.getByRole('button', { name: 'Save details' }).click();
      await duty.getByRole('tab', { name: /Later/ }).click();
      await duty
        .getByRole('button', { name: /Notice for/ })
        .first()
        .click();
      await notice.getByLabel('Language').selectOption('de');
      await expect(notice.getByLabel('Text')).toHaveValue(/Verantwortlich: Kettle Foods/);
      await expect(notice).toContainText('Your details are not complete');
    },
    Chosen: async () => {
      await notice.getByRole('button', { name: 'Close' }).first().click();
      await duty.getByRole('checkbox').nth(1).check();
      await expect(duty).toContainText('1 person selected.');
    },
    Informed: async () => {
      await duty.getByRole('button', { name: 'Mark as informed' }).click();
      await expect(toast(page)).toContainText('1 person marked.');
      await informed.click();
      await expect(duty).toContainText('By a notice');
    },
  });
  await duty.getByRole('checkbox').nth(1).check();
  await duty.getByRole('button', { name: 'Take back' }).click();
  await expect(toast(page)).toContainText('1 person is to be informed again.');
});

test('leftovers are named, and axe finds nothing to fault', async ({ page }) => {
  test.setTimeout(300_000);
  const records = [
    { place: 'contacts', id: '1', label: 'Mira Sample, Kettle Works', match: 'identifier' },
    { place: 'leads', id: '2', label: 'Mira Sample', match: 'name' },
  ];
  await answer(page, {
    'contacts.findPerson': {
      records,
      recognisedBy: [{ kind: 'email', value: 'mira@kettle.example' }],
      isSuppressed: true,
    },
    'privacy.startErasure': LEFT_OVER,
    'privacy.erasures': { items: [LEFT_OVER], total: 1, nextCursor: null },
  });
  await checkAll(page, {
    Found: async () => {
      await openDesk(page);
      await find(page, { identifiers: 'mira@kettle.example' });
      await expect(held(page)).toContainText('2 records found');
    },
    Asking: () => held(page).getByRole('button', { name: 'Erase' }).click(),
    Erased: async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase person' }).click();
      await expect(privacyDesk(page)).toContainText(
        'A full database scan (12,345 documents) found remaining mentions: 2 in reports.',
      );
    },
  });
});
