import { expect, it } from 'vitest';
import { headlineAsProse, leadAsProse } from './headline-prose.ts';

const ABOUT = { names: ['Acme Robotics', 'Acme'], isOwn: true };

it.each([
  ['Acme raises $40 million Series B', 'Acme raised a $40 million Series B'],
  ['Acme Robotics wins an award and opens an office.', 'Acme Robotics won an award and opened an office'],
  ['Acme teams up with Bolt', 'Acme teamed up with Bolt'],
  ['Acme opens two depots and hires welders in Leeds', 'Acme opened two depots and hired welders in Leeds'],
  ['Acme moves to Leeds', 'Acme moved to Leeds'],
  ['Acme receives further funding for its new robots', 'Acme received further funding for its new robots'],
  ['Acme secures €32 million growth investment', 'Acme secured €32 million growth investment'],
])('tells %s in the past', (title, expected) => {
  expect(headlineAsProse(title, ABOUT)).toBe(expected);
});

it.each([
  'Acme to open an office in Oslo',
  'Bolt buys a robot from Acme',
  'Acme Dental opens',
  'Our paper on grippers',
  'Acme launches foundation for schools',
  'Acme wins award and opens an office',
  'Acme opens an office and launches logistics platform',
  'Acme',
])('leaves %s as it is', (title) => {
  expect(headlineAsProse(title, ABOUT)).toBeNull();
});

it.each([
  [
    'LEEDS, 2 October 2026 – Acme has raised $4 million, led by Birchline.',
    'Acme raised $4 million, led by Birchline.',
  ],
  ['Acme Robotics has today begun a study.', 'Acme Robotics began a study.'],
  ['The robots have sold well.', null],
  ['Acme will open an office.', null],
  ['Bolt has bought a robot from Acme.', null],
])('of the sentence below a headline, %s, it takes %s', (lead, expected) => {
  expect(leadAsProse(lead, ABOUT)).toBe(expected);
});
