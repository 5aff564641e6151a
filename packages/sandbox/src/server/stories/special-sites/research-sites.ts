import { post, type SpecialSite } from './special-site.ts';

/** Research with patents, papers, trials and repositories, beside launches with versions. */
export const RESEARCH_SITES: readonly SpecialSite[] = [
  {
    name: 'Opaline Compute',
    locations: ['San Francisco, United States'],
    industry: 'Software',
    feed: 'rss',
    hasRD: true,
    keywords: [
      'quantum error correction',
      'machine learning',
      'error correction',
      'quantum-error-correction',
      'machine-learning',
      'research',
      'quantum',
    ],
    posts: [
      post(
        'launch',
        'Opaline Runtime 3.0 released',
        17,
        'Opaline Runtime 3.0 is released. The new version runs circuits twice as fast.',
        { product: 'Opaline Runtime 3.0' },
      ),
      post('launch', 'Opaline Runtime 2.8 released', 190, 'Opaline Runtime 2.8 is released. It fixes slow starts.', {
        product: 'Opaline Runtime 2.8',
      }),
      post(
        'research',
        'Our research on quantum error correction',
        83,
        'Our research team has found a shorter code for quantum error correction, using machine learning to search for it.',
      ),
    ],
    github: {
      login: 'eval-51',
      name: 'Opaline Compute',
      blog: null,
      isVerified: true,
      repositories: [
        'decoder | Decoders for quantum error correction | Rust | quantum-error-correction, machine-learning | 6',
        'runtime | The Opaline runtime | C++ | quantum | 3',
      ],
    },
  },
  {
    name: 'Veldt Medical',
    locations: ['Geneva, Switzerland'],
    industry: 'Medical Devices',
    hasRD: true,
    keywords: ['wearable sensors', 'clinical study', 'glucose monitoring', 'patent', 'clinical', 'research'],
    posts: [
      post(
        'research',
        'Two patents for wearable sensors',
        64,
        'Veldt Medical has been granted two patents for wearable sensors.',
      ),
      post(
        'research',
        'Clinical study of glucose monitoring shows fewer night alarms',
        140,
        'A clinical study with ninety patients shows that our glucose monitoring causes fewer night alarms.',
      ),
      post(
        'launch',
        'Veldt Patch receives approval and goes on sale',
        22,
        'The Veldt Patch has been approved and goes on sale today. It is our first product for home use.',
        { product: 'Veldt Patch' },
      ),
    ],
    works: [
      {
        doi: '10.9999/eval-52.1',
        title: 'Wearable sensors for glucose monitoring at night',
        journal: 'Letters in Imaginary Science',
        ago: 101,
        affiliation: 'Veldt Medical, Geneva, Switzerland',
      },
    ],
  },
  {
    name: 'Corran Composites',
    locations: ['Bristol, United Kingdom'],
    industry: 'Aerospace',
    hasRD: true,
    keywords: ['composite materials', 'thermoplastic composites', 'research', 'laboratory', 'r&d', 'composites'],
    posts: [
      post(
        'research',
        'New laboratory for thermoplastic composites',
        47,
        'Corran Composites has opened a research laboratory for thermoplastic composites.', // A laboratory may pass for a new place as well.
        { isOptional: true },
      ),
      post(
        'launch',
        'Corran launches CF-Lite panels',
        99,
        'Corran Composites launches CF-Lite, a panel that weighs a third less.',
        { product: 'CF-Lite' },
      ),
      post(
        'equity_raise',
        'Government fund takes stake in Corran',
        160,
        'The Western Growth Fund has acquired a stake in Corran Composites and invests £9 million.',
      ),
    ],
  },
  {
    name: 'Plainfield Wholesale',
    locations: ['Atlanta, United States'],
    industry: 'Wholesale',
    posts: [
      post(
        'noise',
        'Market research: what shoppers want',
        28,
        'We asked 500 shoppers what they want. Price comes first.',
      ),
      post(
        'launch',
        'Plainfield opens online shop Plainfield Direct',
        68,
        'Plainfield Wholesale has launched Plainfield Direct, its first online shop.',
        { product: 'Plainfield Direct' },
      ),
    ],
  },
];
