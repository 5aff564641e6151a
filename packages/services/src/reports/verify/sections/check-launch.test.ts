import { expect, test } from 'vitest';
import { checkLaunch } from './check-launch.ts';

const about = { names: ['Northwind Robotics', 'Northwind'], isOwn: true };
const told = (sentence: string, isPage = false) => [{ sentence, isPage }];
const check = (name: string, sentence: string, { day = '2026-10-02' as string | null, isPage = false } = {}) =>
  checkLaunch({ name, description: sentence, day }, told(sentence, isPage), about);

test.each([
  ['GripOne', 'We launched GripOne, a gripper for bakeries.'],
  ['GripOne 2.4', 'GripOne 2.4 is now available and will help you pick bread.'],
  ['Report Builder', 'Introducing Report Builder for shift leaders.'],
  ['GripOne', 'Das neue GripOne ist ab sofort lieferbar.'],
])('%s may be a launch: %s', (name, sentence) => {
  expect(check(name, sentence)).toBe(null);
});

test.each([
  ['Gripper Webinar', 'Introducing the Gripper Webinar.'],
  ['Northwind Summit', 'We announced the Northwind Summit.'],
  ['Northwind Website', 'Our new Northwind Website is live.'],
  ['Bakery Trend Report', 'We released the Bakery Trend Report.'],
  ['Fachmesse', 'Wir haben die Fachmesse vorgestellt.'],
])('%s is no product', (name, sentence) => {
  expect(check(name, sentence)).toBe('It is no product');
});

test.each([
  'GripOne will come to bakeries next spring.',
  'GripOne is planned for the autumn.',
  'GripOne is still being built with our partners.',
  'Today we announced GripOne, which will be released in May.',
  'GripOne är en gripare som lanseras senare under året.',
  'GripOne ist in Planung.',
  'GripOne sera là, prochainement.',
])('what has not come out is no launch: %s', (sentence) => {
  expect(check('GripOne', sentence)).toBe('It has not come out yet');
});

test('a standing page that describes a product tells no launch, and one that brings it out does', () => {
  const undated = { day: null, isPage: true };
  expect(check('GripOne', 'GripOne picks new bread every morning.', undated)).toBe(
    'A standing page describes it and tells no launch',
  );
  expect(check('GripOne', 'GripOne is now available.', undated)).toBe(null);
});

test.each([
  ['Aquila', 'Our gripper is part of Fabrikam’s new phone Aquila, launched today.', 'Another company brings it out'],
  [
    'Aquila',
    'Lösningen finns i Fabrikam SAS nya telefon, Aquila, som lanserades i dag.',
    'Another company brings it out',
  ],
  ['GripOne', 'Today we launched Northwind’s new gripper GripOne.', null],
])('%s belongs to whom its sentence says: %s', (name, sentence, expected) => {
  expect(check(name, sentence)).toBe(expected);
});
