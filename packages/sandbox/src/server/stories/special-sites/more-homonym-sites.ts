import { headline, post, type SpecialSite } from './special-site.ts';

/** More companies that share their name, in trials, quarries and festivals. */
export const MORE_HOMONYM_SITES: readonly SpecialSite[] = [
  {
    name: 'Halcyon Labs',
    locations: ['Zurich, Switzerland'],
    industry: 'Pharmaceuticals',
    hasRD: true,
    keywords: ['immunotherapy', 'research', 'clinical trial', 'oncology'],
    trials: [
      {
        nctId: 'NCT99802101',
        title: 'Immunotherapy HL-7 in oncology patients',
        status: 'RECRUITING',
        ago: 100,
        sponsor: 'Halcyon Labs',
        contactEmail: 'study@eval-21.example.com',
      },
      {
        nctId: 'NCT99802177',
        title: 'Aromatherapy candles and shift work',
        status: 'RECRUITING',
        ago: 60,
        sponsor: 'Halcyon Labs',
        contactEmail: 'hello@halcyon-labs.example.org',
      },
    ],
    headlines: [
      headline(
        'launch',
        'Halcyon Labs launches Lavender Moon candle line',
        30,
        'The candle maker Halcyon Labs launched Lavender Moon.',
        { homonym: 'halcyon-labs.example.org' },
      ),
    ],
    never: ['candle', 'Lavender Moon', 'aromatherapy'],
  },
  {
    name: 'Granite',
    locations: ['Oslo, Norway'],
    industry: 'Consulting',
    posts: [
      post(
        'office_move',
        'Granite moves into Posthallen',
        27,
        'Granite has moved its Oslo office into Posthallen, where all teams share a floor.',
      ),
    ],
    headlines: [
      headline(
        'other',
        'Granite quarry strike enters third week',
        9,
        'Workers of the granite quarry at Elmsfield remain on strike.',
        { homonym: 'elmsfield-quarry.example.org' },
      ),
      headline(
        'equity_raise',
        'Granite raises $12 million for kitchen counters',
        35,
        'Granite, a maker of kitchen counters, raised $12 million.',
        { homonym: 'granite-counters.example.org' },
      ),
    ],
    never: ['quarry', 'kitchen counter', '$12 million', 'strike'],
  },
  {
    name: 'Polar Thread',
    locations: ['Helsinki, Finland'],
    industry: 'Textiles',
    posts: [
      post(
        'equity_raise',
        'Polar Thread welcomes Lumi Capital as investor',
        29,
        'Lumi Capital has invested €5 million in Polar Thread.',
      ),
      post('noise', 'Care instructions for wool', 80, 'Wash cold, dry flat, be kind.'),
    ],
    headlines: [
      headline(
        'equity_raise',
        'Lumi Capital puts €5 million into Polar Thread',
        28,
        'Lumi Capital puts €5 million into the Helsinki weaver Polar Thread.',
        { fact: 'Polar Thread welcomes Lumi Capital as investor' },
      ),
      headline(
        'other',
        'Polar Thread festival draws 40,000 metal fans',
        55,
        'The music festival Polar Thread drew 40,000 fans.',
        { homonym: 'polar-thread-festival.example.org', host: 'times.example' },
      ),
    ],
    never: ['festival', 'metal fans', '40,000'],
  },
  {
    name: 'Bluebell Care',
    locations: ['Cape Town, South Africa'],
    industry: 'Hospitals and Clinics',
    board: {
      host: 'workable',
      token: 'eval-24',
      employer: 'Bluebell Car Wash',
      jobs: ['Car Washer | Lane 2 | Tulsa'],
      isLinked: false,
    },
    headlines: [
      headline('other', 'Bluebell Care fined for escaped llamas', 41, 'The petting zoo Bluebell Care was fined.', {
        homonym: 'bluebell-care.example.org',
      }),
    ],
    never: ['Car Wash', 'llama', 'petting zoo', 'Tulsa'],
  },
];
