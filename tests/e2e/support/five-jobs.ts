import type { Hands } from './hands.ts';
import { toast } from './screens.ts';
import { expect, type Page } from './test.ts';

/** One of five jobs that people do most, done from the Dashboard without a mouse; ends when its result is there. */
interface Job {
  name: string;
  /** The most keys that it may take, typed characters not counted. */
  pressesMax: number;
  run(page: Page, hands: Hands): Promise<void>;
}

/** Opens the palette and takes its first result. */
async function find(page: Page, hands: Hands, words: string, result: string | RegExp): Promise<void> {
  await hands.press('Control+k');
  await hands.type(words);
  await expect(page.getByRole('option', { selected: true })).toContainText(result);
  await hands.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toHaveCount(0);
}

export const FIVE_JOBS: readonly Job[] = [
  {
    name: 'first report read',
    pressesMax: 24,
    async run(page, hands) {
      await find(page, hands, 'company reports', 'Company Reports');
      await hands.goTo(page.getByRole('region', { name: 'Latest reports' }).getByRole('link').first());
      await hands.press('Enter');
      const evidence = page.getByRole('main').getByRole('button', { name: /^Evidence / });
      await hands.goTo(evidence.first());
      await hands.press('Enter');
      await expect(page.getByRole('region', { name: 'Sources' }).getByText('Source text').first()).toBeVisible();
    },
  },
  {
    name: 'largest disagreement settled',
    pressesMax: 13,
    async run(page, hands) {
      await find(page, hands, 'disagree', /disagree/i);
      const cases = page.getByRole('region', { name: 'Companies whose sources disagree' });
      await hands.goTo(cases.getByRole('button').first());
      await hands.press('Enter');
      const figures = page.getByRole('region', { name: 'Figures', exact: true });
      await expect(figures).toBeFocused();
      await hands.goTo(figures.getByRole('button', { name: /^Prefer / }).first());
      await hands.press('Enter');
      await expect(toast(page)).toContainText(/The headcount of .+ is that of/);
    },
  },
  {
    name: '30 contacts saved to a list',
    pressesMax: 28,
    async run(page, hands) {
      await find(page, hands, 'contact search', 'Contact Search');
      await hands.goTo(page.getByLabel('Describe the people you are looking for'));
      await hands.type('engineers');
      await hands.press('Enter');
      const found = page.getByRole('region', { name: 'Found contacts' });
      await hands.goTo(found.getByRole('button', { name: /^Select all \d+ shown$/ }));
      await hands.press('Enter');
      await hands.goTo(found.getByRole('button', { name: 'Save to list' }));
      await hands.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Save to list' });
      await expect(dialog).toContainText(/[3-9]\d contacts/);
      await hands.goTo(dialog.getByRole('button', { name: /^Save/ }));
      await hands.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(toast(page)).toContainText(/contacts/);
    },
  },
  {
    name: 'reply logged and answered',
    pressesMax: 8,
    async run(page, hands) {
      await find(page, hands, 'send queue', 'Work through the send queue');
      const queue = page.getByRole('region', { name: 'Send queue' });
      await expect(queue.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
      await hands.press('t');
      await expect(queue.getByRole('button', { name: 'Replied' })).toBeVisible();
      await hands.press('r');
      await expect(queue.getByRole('button', { name: /^Write next message to / })).toBeEnabled();
      await hands.press('y');
      await expect(queue.getByText('No draft yet.')).toBeVisible();
      await expect(queue.getByRole('button', { name: 'Write draft' })).toBeEnabled();
      await hands.press('w');
      await expect(queue.getByRole('button', { name: 'Mark as sent' })).toBeEnabled();
      await hands.press('s');
      await expect(queue.getByRole('status').filter({ hasText: 'Marked as sent' })).toBeVisible();
    },
  },
  {
    name: 'a colleague given a link',
    pressesMax: 18,
    async run(page, hands) {
      await find(page, hands, 'company reports', 'Company Reports');
      await hands.goTo(page.getByRole('region', { name: 'Latest reports' }).getByRole('link').first());
      await hands.press('Enter');
      await hands.goTo(page.getByRole('button', { name: 'Copy link' }));
      await hands.press('Enter');
      await expect(page.getByText(/link copied/i).first()).toBeVisible();
    },
  },
];
