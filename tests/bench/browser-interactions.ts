import type { Locator, Page } from '@playwright/test';

/** Something that a person does all day, on the screen where it is done. */
interface Interaction {
  name: string;
  path: string;
  /** There when the screen can be used. */
  ready: (page: Page) => Locator;
  act: (page: Page) => Promise<void>;
}

const details = (page: Page) => page.getByRole('button', { name: /^Details for / }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const company = { path: '/search', ready: details };

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'a screen is opened from the sidebar',
    path: '/campaigns',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    act: async (page) => {
      await page.getByRole('link', { name: 'Analytics' }).click();
      await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
    },
  },
  {
    name: 'the palette is opened and typed into',
    ...company,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('trading', { delay: 60 });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'companies are searched',
    ...company,
    act: async (page) => {
      await page.getByPlaceholder('Search by name, domain, or industry...').click();
      await page.keyboard.type('media', { delay: 60 });
      await page.getByText('Search: media').waitFor();
    },
  },
  {
    name: 'companies are sorted',
    ...company,
    act: async (page) => {
      await page.getByRole('columnheader', { name: 'Company' }).getByRole('button').click();
      await page.locator('th[aria-sort="ascending"]').waitFor();
    },
  },
  {
    name: 'all loaded companies are selected',
    ...company,
    act: (page) => page.getByRole('checkbox', { name: 'Select all loaded companies' }).click(),
  },
  {
    name: 'a company is opened',
    ...company,
    act: async (page) => {
      await details(page).click();
      await dialog(page).getByRole('table').waitFor();
    },
  },
  {
    name: 'another tab of a company is shown',
    ...company,
    act: async (page) => {
      await details(page).click();
      await dialog(page).getByRole('tab', { name: 'Trend' }).click();
      await dialog(page).getByRole('tab', { name: 'Why this number' }).click();
      await dialog(page).getByText('Rule version').waitFor();
    },
  },
  {
    name: 'a filter is begun',
    ...company,
    act: async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
    },
  },
  {
    name: 'a chart becomes a table',
    path: '/analytics',
    ready: (page) => page.getByRole('figure').locator('svg').first(),
    act: (page) => page.getByRole('button', { name: 'Show as table' }).first().click(),
  },
  {
    name: 'the theme is changed',
    path: '/analytics',
    ready: (page) => page.getByRole('figure').locator('svg').first(),
    act: (page) => page.getByRole('button', { name: /^Switch to .+ theme$/ }).click(),
  },
];
