import { describe, expect, it } from 'vitest';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import { findLaunch } from './find-launch.ts';

const about = { names: companyNameVariants({ name: 'Brindlecove', domain: 'brindlecove.example' }), isOwn: true };
const nameIn = (sentence: string, body = '') => findLaunch(sentence, about, body, 2026)?.name ?? null;

it.each([
  'Since we first released our popular extension Tidewatch, others have built their own.',
  'When Brindlecove launched Tidewatch, ports had no berth plans.',
  'Meet MDR requirements with a lean approach.',
  'Meet Tidewatch deadlines without stress.',
])('%j tells no launch', (sentence) => {
  expect(nameIn(sentence)).toBe(null);
});

describe('the name of what was launched', () => {
  it.each<[string, string]>([
    ['Brindlecove launches Tidewatch', 'Tidewatch'],
    ['Brindlecove Launches Tidewatch to Speed Up Berth Planning', 'Tidewatch'],
    ['Brindlecove launches new berth planner Tidewatch', 'Tidewatch'],
    ['Brindlecove unveils “Harbour Mind”, an AI agent for ports', 'Harbour Mind'],
    ['Brindlecove introduces Tidewatch 2.0 with live tides', 'Tidewatch 2.0'],
    ['Brindlecove Introduces AI-Powered Berth Planning Platform Tidewatch', 'Tidewatch'],
    ['Brindlecove Announces General Availability of Tidewatch Enterprise', 'Tidewatch Enterprise'],
    ['Introducing Tidewatch: berth planning without spreadsheets', 'Tidewatch'],
    ['Introducing the all-new Tidewatch', 'Tidewatch'],
    ['Brindlecove Introduces First-of-Kind Berth Ledger to Save Harbours', 'Berth Ledger'],
    ['Tidewatch is now available', 'Tidewatch'],
    ['Tidewatch for iPad is now available', 'Tidewatch'],
    ['Tidewatch goes live in Rotterdam', 'Tidewatch'],
    ['Meet Keelson, our open-source schema library', 'Keelson'],
    ['Announcing Tidewatch Pro', 'Tidewatch Pro'],
    ['Brindlecove releases Keelson 3', 'Keelson 3'],
    ['With tides in mind, today we are very excited to launch Tidewatch.', 'Tidewatch'],
    ['Today we are launching Tidewatch, a planner for small ports.', 'Tidewatch'],
    ['We launched Tidewatch in September 2026.', 'Tidewatch'],
    ['In September, Brindlecove introduced a planner called Tidewatch.', 'Tidewatch'],
    ['Brindlecove rolls out Tidewatch Mobile for pilots', 'Tidewatch Mobile'],
    ['Brindlecove ships Dock Cam X2', 'Dock Cam X2'],
    ['Brindlecove debuts HarborGPT', 'HarborGPT'],
    ['Brindlecove presents Tidewatch at TOC Europe', 'Tidewatch'],
    ['Brindlecove announces new Tidewatch Analytics module', 'Tidewatch Analytics'],
    ['Brindlecove unveils Tidewatch, the first tide-aware planner', 'Tidewatch'],
    ['Brindlecove and Portico launch Gatewatch', 'Gatewatch'],
    ['Brindlecove releases Tidewatch for Android', 'Tidewatch'],
    ['Say hello to Tidewatch', 'Tidewatch'],
    ['Brindlecove launches Tidewatch beta', 'Tidewatch'],
    ['New: Tidewatch Alerts', 'Tidewatch Alerts'],
    ['Now available: Tidewatch Alerts', 'Tidewatch Alerts'],
    ['We have introduced Gullnet and Mole connectors.', 'Gullnet and Mole connectors'],
    ['Brindlecove introduces Gullnet, Mole and Pier Four integrations', 'Gullnet, Mole and Pier Four integrations'],
    ['Launch of Tidewatch Alerts', 'Tidewatch Alerts'],
    ['Brindlecove stellt Tidewatch vor', 'Tidewatch'],
    ['Brindlecove lance Tidewatch', 'Tidewatch'],
    ['Brindlecove lanza Tidewatch', 'Tidewatch'],
    ['The company today released Tidewatch Lite, a free edition.', 'Tidewatch Lite'],
    ['Brindlecove announced today the launch of Tidewatch, its berth planner.', 'Tidewatch'],
    ['Brindlecove, a maker of port software, today announced the release of Tidewatch.', 'Tidewatch'],
    ['Tidewatch, our new berth planner, is now available in Europe.', 'Tidewatch'],
    ['Brindlecove launches Brindlecove Cloud', 'Brindlecove Cloud'],
    ['We are excited to introduce Keelson, our schema library.', 'Keelson'],
  ])('%s: %s', (sentence, name) => {
    expect(nameIn(sentence)).toBe(name);
  });

  it('is the one that the text below a headline in capitals uses', () => {
    expect(nameIn('Brindlecove Unveils Buoy One Sensor for Small Ports', 'Buoy One measures tides.')).toBe('Buoy One');
    expect(nameIn('Brindlecove Unveils Next-Generation Smart Buoy', 'A smart buoy is here.')).toBeNull();
  });

  it('comes with the day that the sentence names', () => {
    expect(findLaunch('On 2 October 2026 we launched Tidewatch.', about, '', 2026)).toEqual({
      name: 'Tidewatch',
      day: '2026-10-02',
    });
  });
});

describe('nothing was launched, or nothing with a name', () => {
  it.each([
    'Brindlecove launches app for pilots',
    'Brindlecove launches first AI assistant for customs',
    'Brindlecove Launches Mobile App for Pilots',
    'Brindlecove Launches New Customer Portal',
    'Brindlecove launches in Germany',
    'Brindlecove launches search for new CEO',
    'Brindlecove launches Future Sailors scholarship',
    'Brindlecove launches Harbour Fund to back startups',
    'Brindlecove releases 2026 sustainability report',
    'Brindlecove releases Q3 results',
    'Brindlecove introduces four-day week',
    'Portico launches Gateway',
    'Our customer Portico launched Gateway on Tidewatch',
    'Brindlecove will launch Tidewatch 3 next year',
    'Brindlecove to launch Tidewatch 3',
    'Brindlecove has not released Tidewatch 3',
    'In 2015 Brindlecove launched Tidewatch',
    'How we launched Tidewatch',
    'Launch week: day one',
    'Brindlecove announces new CFO',
    'Brindlecove brings Tidewatch to iPhone',
    'Brindlecove launches Berlin office',
    'Brindlecove launches partnership with Portico',
    'Brindlecove expands product line with Tidewatch',
    'Our developers launch containers in seconds.',
    'We released a new version of our app.',
  ])('%s', (sentence) => {
    expect(nameIn(sentence)).toBeNull();
  });
});

describe('the name may stand apart from the verb', () => {
  it.each<[string, string]>([
    ['GripOne: Brindlecove unveils its egg gripper', 'GripOne'],
    ['With GripOne, Brindlecove launches a hand for eggs', 'GripOne'],
    ['Brindlecove launches an egg gripper – the GripOne', 'GripOne'],
    ['Our new snack is here: Oaken Bites', 'Oaken Bites'],
    ['GripOne, our new hand for eggs', 'GripOne'],
    ['GripOne goes on sale', 'GripOne'],
    ['Orders open for GripOne', 'GripOne'],
    ['Here comes GripOne', 'GripOne'],
  ])('%s: %s', (sentence, name) => {
    expect(nameIn(sentence)).toBe(name);
  });
});
