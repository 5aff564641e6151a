import { expect, it } from 'vitest';
import { COMPANY, item } from '../built-in/built-in-analyst.fixtures.ts';
import { parseEvidence } from '../evidence/parse-evidence.ts';
import { announcedThing } from './announced-thing.ts';

const nameIn = (title: string, lead: string) =>
  announcedThing(parseEvidence(item(`${title}\n${lead}`), COMPANY))?.name ?? null;

it.each([
  ['Audit trails for every robot', 'Today we are launching audit trails for every robot on the floor.', 'Audit trails'],
  ['Night shifts are live', 'Tallowmere is happy to announce that night shifts can now be planned.', 'Night shifts'],
  ['Introducing bulk orders', 'We’ve released bulk orders to all of our customers.', null],
  [
    'Plan Shifts Faster with Tallowmere Flow’s New Planner',
    'We are releasing it today to everyone who plans shifts.',
    'Tallowmere Flow’s New Planner',
  ],
  [
    'Experimental ROS 3 bridge, in the open',
    'We’re shipping an experimental ROS 3 bridge this week.',
    'Experimental ROS 3 bridge',
  ],
])('%s', (title, lead, name) => {
  expect(nameIn(title, lead)).toBe(name);
});

it.each([
  [
    'what the text below does not bring out',
    'Audit trails for robots',
    'We have kept audit trails since 2019, and so should you.',
  ],
  ['what is denied', 'Audit trails for robots', 'We are not launching audit trails this year, and here is why.'],
  ['what is no product', 'A scholarship for welders', 'We are launching a scholarship for welders in Leeds.'],
  ['what others bring out', 'Audit trails for robots', 'Last week Quillon launched audit trails for its robots.'],
  ['a part that the text does not bring out', 'A Week with Our New Dashboard', 'I have used it for a week now.'],
  ['advice', 'How to read audit trails', 'Today we are launching audit trails for every robot.'],
])('names nothing of %s', (_what, title, lead) => {
  expect(nameIn(title, lead)).toBeNull();
});
