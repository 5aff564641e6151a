import { describe, expect, it } from 'vitest';
import { COMPANY, item } from '../built-in/built-in-analyst.fixtures.ts';
import { parseEvidence } from '../evidence/parse-evidence.ts';
import type { HeadlineClass } from './classify-headline.ts';
import { classifyEvidence } from './extract-news.ts';

const classOf = (title: string, text: string) => classifyEvidence(parseEvidence(item(`${title}\n${text}`), COMPANY));

describe('the text settles what a headline leaves open', () => {
  it.each<[HeadlineClass, string, string]>([
    ['partnership', 'Tallowmere cooks for Hotel Bellevue', 'The two partners have signed a contract for three years.'],
    [
      'partnership',
      'Tallowmere delivers 40 grippers to Vorland',
      'Under an agreement between the two partners, Tallowmere will supply grippers.',
    ],
    [
      'partnership',
      'Tallowmere trains pupils of Eastmoor school',
      'The school and Tallowmere have signed a memorandum.',
    ],
    ['partnership', 'Tallowmere robots for Halden', 'The partners signed the contract on Monday.'],
    ['partnership', 'Halden Exclusive Distributor in Norway', 'We are happy that Halden sells our robots in Norway.'],
    ['noise', 'Raffle: win a free gripper', 'In partnership with Halden, Tallowmere is raffling off a gripper.'],
    ['launch', 'Tallowmere starts something for eggs', 'Today Tallowmere launched GripOne, a hand for eggs.'],
    ['other', 'Tallowmere supplies Hotel Bellevue with robots', 'The hotel has ordered four of them for its kitchen.'],
    ['other', 'Tallowmere joins the Chamber of Commerce', 'Members meet twice a year, and we look forward to it.'],
    ['noise', 'Tallowmere responds to an article', 'The reports are wrong, and Tallowmere keeps its Leeds plant.'],
    ['noise', 'A summer in Leeds', 'The weather was fine, and our partners were on holiday too.'],
    ['noise', 'Tallowmere on press reports', 'Tallowmere rejects the report that it was sold to Quillon.'],
  ])('%s: %s | %s', (expected, title, text) => {
    expect(classOf(title, text)).toBe(expected);
  });

  it('and leaves alone what the headline says plainly', () => {
    const lead = 'The two partners have signed a contract, and Tallowmere launched GripOne.';
    expect(classOf('Tallowmere opens Denver office', lead)).toBe('office_move');
    expect(classOf('Tallowmere acquires Vorland Sensors', lead)).toBe('other');
  });
});
