import { checkAll } from './support/axe.ts';
import { companyRows, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo', [
  {
    csv: [
      'name,domain,industry,Employees (Registry),location,SIREN,LEI',
      'Boulangerie Dupont,boulangerie-dupont.fr,Food,40,"Paris, France",552032534,',
      'Boulangerie Dupond,dupond-pains.fr,Bakeries,45,"Paris, France",552032534,',
      'Nordlicht Maschinenbau GmbH,nordlicht.de,Machinery,1200,"Hamburg, Germany",,HWUPKR0MPOU8FGXBT394',
      'Nordlicht Maschinen,nordlicht-maschinen.de,Machinery,1150,"Hamburg, Germany",,HWUPKR0MPOU8FGXBT394',
    ].join('\n'),
  },
]);

const pairRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Pairs that may be the same' }).getByRole('button', { name });

async function openQueue(page: Page) {
  // They are found in the background.
  await expect(async () => {
    await page.goto('/duplicates');
    await settled(page);
    await expect(pairRow(page, 'Nordlicht')).toBeVisible({ timeout: 2000 });
    await expect(pairRow(page, 'Boulangerie')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
}

test('a struck identifier takes its figure out of headline and page, and gives it back', async ({ page, problems }) => {
  problems.expect(/trpc\/companies\.addIdentifier/, /status of 400/);
  await page.goto('/search?q=Quillbridge+Lines');
  await companyRows(page).first().click();
  await page.getByRole('link', { name: 'Open page' }).click();
  // The panel that it leaves has the same tabs.
  await expect(page).toHaveURL(/\/companies\//);
  await expect(page.getByRole('heading', { name: 'Quillbridge Lines', level: 1 })).toBeVisible();
  const headline = page.locator('dd').first();
  const before = await headline.textContent();
  await expect(page.getByRole('row', { name: /SEC EDGAR/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Identifiers' }).click();
  await page.getByRole('button', { name: /^Strike out CIK/ }).press('Enter');
  const form = page.getByRole('form', { name: /^Strike out CIK/ });
  // How many depends on the day.
  await expect(form).toContainText(/SEC EDGAR: \d+ employees/);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Say why it is wrong');
  await page.keyboard.type('The number of a namesake');
  await page.keyboard.press('Enter');
  const restore = page.getByRole('button', { name: /^Restore CIK/ });
  await expect(restore).toBeFocused();
  await expect(headline).not.toHaveText(before ?? '');
  await page.getByRole('tab', { name: 'By Source' }).click();
  await expect(page.getByRole('row', { name: /SEC EDGAR/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Identifiers' }).click();
  await restore.click();
  await expect(headline).toHaveText(before ?? '');

  await page.getByRole('button', { name: 'Add identifier' }).click();
  await page.getByLabel('Register or system').selectOption('SIREN');
  await page.getByLabel('Number or id').fill('552032535');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('wrong check digit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add identifier' })).toBeFocused();
});

test('a pair is merged by keyboard, its old address leads to the survivor, and it is undone there', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/trpc\/companies/, /status of 404/);
  const find = async (domain: string) => {
    const found = (await (await request.get(`/api/companies?q=${domain}`)).json()) as { id: string }[];
    return found[0]?.id;
  };
  const other = await find('nordlicht-maschinen.de');
  await openQueue(page);
  await page.keyboard.press('j');
  await pairRow(page, 'Nordlicht').press('Enter');
  await page.getByRole('radio', { name: 'Nordlicht Maschinen: Nordlicht Maschinen' }).check();
  await page.keyboard.press('m');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Merge Nordlicht Maschinen into Nordlicht Maschinenbau GmbH?',
  );
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Companies Merged');
  await expect(pairRow(page, 'Nordlicht')).toHaveCount(0);
  await page.goto(`/companies/${other}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlicht Maschinen' })).toBeVisible();
  await expect(page.getByText('Also known as Nordlicht Maschinen (nordlicht-maschinen.de)')).toBeVisible();
  await page.getByRole('tab', { name: 'Fields' }).click();
  const aliases = page.getByRole('region', { name: 'Other domains and names' });
  await expect(aliases).toContainText('Of Nordlicht Maschinen, which was merged into it');
  await page.getByRole('button', { name: 'Remove nordlicht-maschinen.de' }).click();
  await expect(aliases.getByText('nordlicht-maschinen.de')).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(aliases.getByText('nordlicht-maschinen.de')).toBeVisible();
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.keyboard.type('nordlicht-technik.de');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Domain Added');
  await page.getByRole('button', { name: /^Undo the merge/ }).click();
  await expect(toast(page)).toContainText('Merge Undone');
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlicht Maschinenbau GmbH' })).toBeVisible();
});

interface ContactPairs {
  items: { id: string; contacts: { id: string; name: string }[] }[];
}

test('contacts are merged from their own tab; the address of the other one leads to the contact that is left, which undoes it', async ({
  page,
  request,
}) => {
  const search = async (path: string) => {
    const data = { jobTitles: ['manager', 'director'] };
    const found = (await (await request.post(path, { data })).json()) as { contacts: { id: string }[] };
    const saved = await request.post('/api/contacts', { data: { ids: found.contacts.map(({ id }) => id) } });
    expect(saved.status()).toBe(200);
  };
  // One source knows whole names, the other one hides them: that is no proof that two are one person.
  await search('/api/contacts/search/pdl');
  await search('/api/contacts/search');
  const firstPair = async () => {
    const { items } = (await (await request.get('/api/contact-duplicates?limit=1')).json()) as ContactPairs;
    return items[0]?.contacts;
  };
  await expect.poll(firstPair, { timeout: 90_000 }).toHaveLength(2);
  await page.goto('/contact-search?tab=saved');
  await page.getByRole('link', { name: /possible duplicates?$/ }).click();
  await expect(page.getByRole('tab', { name: /^Contacts \d+$/, selected: true })).toBeVisible();
  const [kept, other] = (await firstPair()) ?? [];
  if (kept === undefined || other === undefined) throw new Error('No pair of contacts was found.');
  await pairRow(page, other.name).click();
  await checkAll(page, {
    Contacts: async () => {
      await expect(page.getByRole('group', { name: 'Name' })).toBeVisible();
    },
  });
  await page.keyboard.press('n');
  await expect(toast(page)).toContainText('Not a Duplicate');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await pairRow(page, other.name).click();
  await expect(page.getByRole('group', { name: 'Name' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('alertdialog')).toContainText(`Merge ${other.name} into ${kept.name}?`);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Contacts Merged');
  await expect(pairRow(page, other.name)).toHaveCount(0);

  await page.goto(`/contact-search?tab=saved&contact=${other.id}`);
  await expect(page).toHaveURL(new RegExp(`contact=${kept.id}`));
  const saved = page.getByRole('list', { name: 'Saved contact' });
  await expect(saved).toContainText(`Also known as ${other.name}`);
  await page.getByRole('button', { name: /^Undo the merge/ }).click();
  await expect(toast(page)).toContainText('Both contacts are as they were.');
  await expect(saved).not.toContainText('Also known as');
  await page.goto(`/contact-search?tab=saved&contact=${other.id}`);
  await expect(saved).toContainText(other.name);
});

test('a pair that is no duplicate leaves the queue and comes back by Undo; axe finds nothing to fault', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openQueue(page);
  await pairRow(page, 'Boulangerie').click();
  await page.keyboard.press('n');
  await expect(toast(page)).toContainText('Not a Duplicate');
  await expect(pairRow(page, 'Boulangerie')).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(pairRow(page, 'Boulangerie')).toBeVisible();
  await pairRow(page, 'Boulangerie').click();
  await expect(page.getByRole('group', { name: 'Name' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('radio', { name: /^Boulangerie Dupond/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Boulangerie Dupont belongs to Boulangerie Dupond');
  await expect(pairRow(page, 'Boulangerie')).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(pairRow(page, 'Boulangerie')).toBeVisible();
  await checkAll(page, {
    Queue: async () => {
      await page.goto('/duplicates');
      await settled(page);
    },
    Comparison: async () => {
      await page.goto('/duplicates');
      await pairRow(page, 'Boulangerie').click();
      await expect(page.getByRole('group', { name: 'Name' })).toBeVisible();
    },
    Question: async () => {
      await page.getByRole('button', { name: 'Merge', exact: true }).click();
    },
    Parent: async () => {
      await page.goto('/duplicates');
      await pairRow(page, 'Boulangerie').click();
      await page.getByRole('button', { name: 'Parent and subsidiary' }).click();
      await expect(page.getByRole('dialog')).toContainText('Which one is the parent?');
    },
    'Nothing dismissed': async () => {
      await page.goto('/duplicates?state=dismissed');
      await expect(page.getByText('Nothing dismissed')).toBeVisible();
    },
    Identifiers: async () => {
      await page.goto('/search?q=Quillbridge+Lines');
      await companyRows(page).first().click();
      await page.getByRole('tab', { name: 'Identifiers' }).click();
      await page.getByRole('button', { name: /^Strike out CIK/ }).click();
      await expect(page.getByRole('form')).toContainText('SEC EDGAR');
    },
  });
});
