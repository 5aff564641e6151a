import { headline, post, type SpecialSite } from './special-site.ts';

/** Sites of which nothing can be read, or nothing but noise. */
export const UNREADABLE_SITES: readonly SpecialSite[] = [
  { name: 'Emptyhouse', locations: ['Madrid, Spain'], industry: 'Consulting' },
  { name: 'Scriptwell', locations: ['Milan, Italy'], industry: 'Media', refuses: 'browser' },
  {
    name: 'Shutgate Security',
    locations: ['Rome, Italy'],
    industry: 'Software',
    refuses: 'robots',
    posts: [
      post(
        'other',
        'Shutgate buys Locksmith Nine',
        30,
        'Shutgate Security has acquired Locksmith Nine. The forbidden fruit clause is part of it.',
        { isOptional: true },
      ),
    ],
    never: ['Locksmith Nine', 'forbidden fruit'],
  },
  {
    name: 'Gonewell Trading',
    locations: ['Athens, Greece'],
    industry: 'Wholesale',
    refuses: 'everything',
    headlines: [
      headline(
        'other',
        'Gonewell Trading names new managing director',
        40,
        'The Athens wholesaler Gonewell Trading has named Eleni Markou as managing director.',
      ),
    ],
  },
  {
    name: 'Slatewood Advisory',
    locations: ['Budapest, Hungary'],
    industry: 'Consulting',
    posts: [
      post('noise', 'What is a balance sheet?', 30, 'A balance sheet shows what a firm owns and owes.'),
      post('noise', 'Three books for long evenings', 60, 'Three books that our partners liked.'),
      post('noise', 'Join our breakfast talk on tax', 12, 'Join our breakfast talk on tax. Coffee is on us.'),
    ],
    board: { host: 'greenhouse', token: 'eval-36', jobs: [] },
  },
];
