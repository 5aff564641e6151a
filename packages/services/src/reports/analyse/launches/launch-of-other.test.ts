import { expect, test } from 'vitest';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import { isLaunchOfOther } from './launch-of-other.ts';

const about = { names: companyNameVariants({ name: 'Brindlecove', domain: 'brindlecove.example' }), isOwn: true };

test.each([
  'Brindlecove kan meddela att Fabrikam den 21 september lanserade en ny kamera, X20, med Tidewatch.',
  'Avtalet tecknades i april och i veckan lanserade Fabrikam, Aquila, som innehåller Tidewatch.',
  'Fabrikam bringt mit der X20 eine Kamera auf den Markt.',
  'On apprend que Fabrikam lance la X20 avec Tidewatch.',
])('others bring it out: %s', (text) => {
  expect(isLaunchOfOther(text, about)).toBe(true);
});

test.each([
  'Brindlecove lanserar Tidewatch X20.',
  'Brindlecove meddelar att Brindlecove den 21 september lanserade X20.',
  'Heute bringt Brindlecove die X20 auf den Markt.',
  'Nous lançons la X20.',
  'Idag lanserar vi X20.',
])('the company brings it out: %s', (text) => {
  expect(isLaunchOfOther(text, about)).toBe(false);
});
