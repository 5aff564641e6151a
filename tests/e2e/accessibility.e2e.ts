import { answer, Refusal } from './support/answers.ts';
import { checkAll, WIDE } from './support/axe.ts';
import { csvFile, HOSTILE_CSV, preview } from './support/csv.ts';
import { companyRows, settled } from './support/screens.ts';
import { CAMPAIGN_ITEMS, CAMPAIGNS } from './support/scripted-campaigns.ts';
import { CONTACT_ANSWERS, CONTACT_NOTICES, contactResults } from './support/scripted-contacts.ts';
import { COMPANY, FAILED, GENERATING, LATEST, reportOf } from './support/scripted-reports.ts';
import { expect, type Page, test } from './support/test.ts';

const visit = (page: Page, path: string) => async () => {
  await page.goto(path);
  await settled(page);
};

async function openCompany(page: Page) {
  await visit(page, '/search')();
  await companyRows(page).first().click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
}

async function selectTab(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('tab', { name }).click();
  await settledDialog(page);
}

async function settledDialog(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('.animate-pulse')).toHaveCount(0);
}

test.describe('axe finds nothing to fault, in both themes, wide and narrow,', () => {
  test.beforeEach(() => test.setTimeout(300_000));

  test('on the screens', async ({ page }) => {
    await checkAll(page, {
      Dashboard: visit(page, '/'),
      'Dashboard, charts as tables': async () => {
        const buttons = page.getByRole('button', { name: 'Show as table' });
        await buttons.last().click();
        await buttons.first().click();
      },
      Search: visit(page, '/search'),
      'Search, sorted and filtered': visit(page, '/search?q=trading&sort=name'),
      'Search, no match': visit(page, '/search?q=zzzz'),
      Discover: visit(page, '/search?tab=discover'),
      Analytics: visit(page, '/analytics'),
      'Data Sources': visit(page, '/sources'),
      Settings: visit(page, '/settings'),
      'Settings, with faults': async () => {
        await page.getByLabel('Email Address').fill('nobody');
        await page.getByLabel('Minimum Sources Required').fill('9');
        await expect(page.getByRole('alert')).toHaveCount(2);
      },
      'Not built yet': visit(page, '/lead-enrichment'),
      'Not found': visit(page, '/nowhere'),
    });
  });

  test('on the data sources and in a discovery', async ({ page }) => {
    await checkAll(page, {
      Catalogue: async () => {
        await visit(page, '/sources?catalogue=all')();
        await expect(page.getByRole('dialog').getByRole('listitem', { name: 'Apollo' })).toBeVisible();
      },
      'Catalogue, forms open': async () => {
        for (const name of ['Connect ZoomInfo', 'Manage Apollo', 'Manage Wikidata']) {
          await page.getByRole('button', { name }).click();
        }
        await page.getByText('URL and fields', { exact: true }).click();
      },
      'One source': async () => {
        await visit(page, '/sources?manage=generic')();
        await expect(page.getByRole('dialog').getByLabel('Count path')).toBeVisible();
      },
      Premium: async () => {
        await visit(page, '/sources')();
        await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
        await settledDialog(page);
      },
      'Discover, results': async () => {
        await visit(page, '/search?tab=discover')();
        await page.getByLabel('Location').fill('Norway');
        await page.getByRole('button', { name: 'Discover companies' }).click();
        await expect(page.getByRole('region', { name: 'Discovered companies', exact: true })).toBeVisible();
      },
    });
  });

  test('on reports and campaigns', async ({ page }) => {
    let report = reportOf();
    await answer(page, {
      'companies.get': COMPANY,
      'reports.get': () => report,
      'reports.list': LATEST,
      'campaigns.list': CAMPAIGNS,
      'campaigns.get': CAMPAIGNS[0],
      'campaigns.items': { items: CAMPAIGN_ITEMS, next: null },
    });
    const visitReport = (next: typeof report) => async () => {
      report = next;
      await visit(page, `/company-reports?company=${COMPANY.id}`)();
    };
    await checkAll(page, {
      'No company chosen': async () => {
        await visit(page, '/company-reports')();
        await expect(page.getByRole('region', { name: 'Latest reports' })).toBeVisible();
      },
      'Choosing a company': async () => {
        await page.getByRole('button', { name: /^Company: / }).click();
        await expect(page.getByRole('option').nth(1)).toBeVisible();
      },
      'Report, completed': async () => {
        await visitReport(reportOf())();
        await page.getByText('14 pages read · 1 claim rejected').click();
        await page.getByText('Rejected claims').click();
        await page.getByText('Possibly about another company (1)').click();
      },
      Evidence: async () => {
        await page
          .getByRole('button', { name: /^Evidence 1/ })
          .first()
          .click();
        await expect(page.getByRole('region', { name: 'Sources' }).locator('mark')).toBeVisible();
      },
      'Report, being written': visitReport(GENERATING),
      'Report, failed': visitReport(FAILED),
      'Bulk Generate': async () => {
        await visit(page, '/company-reports?tab=bulk')();
        await page.getByRole('checkbox').first().check();
      },
      Campaigns: visit(page, '/campaigns'),
      'Campaigns, downloads': async () => {
        await page
          .getByRole('button', { name: /^Download results/ })
          .first()
          .click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
      },
      'Campaign, companies': async () => {
        await visit(page, `/campaigns/${CAMPAIGNS[0]?.id}?sort=-openings`)();
        await expect(page.getByRole('region', { name: /^Companies in / })).toBeVisible();
      },
      'Campaign, unknown': visit(page, '/campaigns/of-long-ago'),
    });
  });

  test('on the contact search', async ({ page, problems }) => {
    let found: unknown = contactResults(8, CONTACT_NOTICES);
    await answer(page, { 'contacts.search': () => found, ...CONTACT_ANSWERS });
    const search = (next: unknown) => async () => {
      found = next;
      await visit(page, '/contact-search?tab=manual&titles=CTO')();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const outcome = page.getByRole('region', { name: 'Search results' });
      await expect(outcome.getByRole('status').getByText(/\d shown$/)).toBeVisible();
    };
    const openDialog = (name: string | RegExp) => async () => {
      await page.getByRole('button', { name }).first().click();
      await settledDialog(page);
    };
    await checkAll(page, {
      'Before a search': visit(page, '/contact-search'),
      'Results with notices': search(found),
      'A badge that is edited': () => page.getByRole('button', { name: /^Edit Job title/ }).click(),
    });
    // A phone has cards, and what was opened in the table closes with it.
    const openSources = async () => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Apollo \+ PDL: sources of/ })
        .first()
        .click();
      await settledDialog(page);
    };
    await checkAll(page, { 'What two sources know': openSources }, WIDE);
    await checkAll(page, {
      Reveal: async () => {
        await page.keyboard.press('Escape');
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(1)
          .check();
        await openDialog(/^Reveal$/)();
        await expect(page.getByRole('dialog')).toContainText('Up to 1 credit');
      },
      'Save menu': async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
      },
      'Save to list': async () => {
        await page.keyboard.press('Escape');
        await openDialog('Save to list')();
      },
      'Save search': async () => {
        await page.keyboard.press('Escape');
        await openDialog('Save search')();
      },
      'Saved searches': async () => {
        await page.keyboard.press('Escape');
        await openDialog('Saved searches')();
        await expect(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
      },
      'Do not contact, a choice': async () => {
        await page.keyboard.press('Escape');
        await page
          .getByRole('region', { name: 'Found contacts' })
          .getByRole('button', { name: 'Do not contact' })
          .click();
        await settledDialog(page);
      },
      'Do not contact, the list': async () => {
        await page.keyboard.press('Escape');
        await openDialog('Do not contact')();
      },
      'Saved Contacts': async () => {
        await visit(page, '/contact-search?tab=saved')();
        await page.getByRole('button', { name: /^Notes on/ }).click();
      },
      'Manual Filters, with a fault': async () => {
        await visit(page, '/contact-search?tab=manual&min=500&max=50')();
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
      },
      'No result': search(contactResults(0)),
      'A failed search': async () => {
        problems.expect(/contacts\.search/, /status of 503/);
        found = new Refusal(503, 'No source answered');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
    });
  });

  test('in the import', async ({ page }) => {
    await checkAll(page, {
      Import: visit(page, '/search?tab=import'),
      'Import, preview with errors': async () => {
        await page.getByLabel('CSV file').setInputFiles(csvFile(HOSTILE_CSV));
        await expect(preview(page)).toContainText('Émile Café');
      },
      'Import, refused file': async () => {
        await page.getByLabel('CSV file').setInputFiles({ ...csvFile('x'), name: 'x.pdf' });
        await expect(page.getByRole('alert')).toBeVisible();
      },
    });
  });

  test('in the dialogs', async ({ page }) => {
    await checkAll(page, {
      'By Source': () => openCompany(page),
      Locations: () => selectTab(page, 'Locations'),
      'Why this number': () => selectTab(page, 'Why this number'),
      Trend: () => selectTab(page, 'Trend'),
      Sync: () => selectTab(page, 'Sync'),
      Fields: () => selectTab(page, 'Fields'),
      'Company not found': async () => {
        await page.goto('/search?company=rubbish');
        await settledDialog(page);
      },
      'Add company': async () => {
        await visit(page, '/search')();
        await page.getByRole('button', { name: 'Add company' }).click();
        await settledDialog(page);
      },
      'Create Campaign': async () => {
        await visit(page, '/')();
        await page.getByRole('banner').getByRole('button', { name: 'Create Campaign' }).click();
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      },
      Palette: async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Search everything' }).click();
        await page.getByRole('combobox').fill('tr');
        await expect(page.getByRole('option', { name: /Trading/ }).first()).toBeVisible();
      },
      'Export menu': async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('main').getByRole('button', { name: 'Export' }).click();
        await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeVisible();
      },
      'Notification log': async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Notifications' }).click();
        await settledDialog(page);
      },
    });
  });
});
