import type { Template } from './template.ts';

/** What the laboratories and engineers of a company tell. */
export const FINDINGS: readonly Template[] = [
  ['Patent granted for work on {topic}', '{company} has been granted a patent for a method in {topic}.'],
  ['Our paper on {topic}', 'Our researchers have published a peer-reviewed paper on {topic}.'],
  ['{company} opens laboratory for {topic}', 'In the new laboratory {number} scientists of {company} work on {topic}.'],
  [
    'Results from our {topic} study',
    'The study shows that {topic} can cut waste by {number} percent, our research team reports.',
  ],
  ['Inside our research: {topic}', 'Our R&D department has worked on {topic} since {year}.'],
  [
    '{company} open-sources its {topic} tools',
    'The tools that our research group built for {topic} are now open source.',
  ],
  ['Research grant for {topic}', 'A research grant of {euros} supports work on {topic} at {company}.'],
  ['{company} files patents in {topic}', 'Last quarter {company} filed three patent applications in {topic}.'],
  ['How we do {topic}', '{cto}, who leads research at {company}, explains our experiments with {topic}.'],
  [
    'Clinical study on {topic} begins',
    'The first patients have been enrolled in a clinical study on {topic} by {company}.',
  ],
  ['Prototype shows promise in {topic}', 'A prototype built by our R&D team shows what {topic} can do.'],
  [
    '{company} and {partner2} study {topic}',
    'Scientists of {company} and {partner2} will study {topic} for three years.',
  ],
  ['{topic}: what we learned in the lab', 'Two years of laboratory work on {topic} have taught us a lot.'],
  ['New data on {topic} presented', '{cto} presented new research data on {topic} at a conference in {city}.'],
  ['Benchmark for {topic} published', 'Our researchers have published a benchmark for {topic}.'],
  ['{company} hires {number} researchers', '{company} strengthens its research in {topic} with {number} scientists.'],
  ['Breakthrough in {topic}', 'Our R&D team has doubled the efficiency of its method in {topic}.'],
  ['Research programme on {topic} extended', 'The research programme on {topic} goes on for two more years.'],
  ['A new algorithm for {topic}', 'We have developed a new algorithm for {topic} and describe it in a preprint.'],
  ['Pilot plant tests {topic}', 'A pilot plant of {company} tests {topic} under real conditions.'],
  ['Our doctoral students and {topic}', 'Four doctoral students at {company} write their theses on {topic}.'],
  ['{company} doubles spending on {topic}', 'R&D spending of {company} doubles; most of it goes to {topic}.'],
  ['From the lab: {topic2} meets {topic}', 'Our research group combines {topic2} with {topic}.'],
  [
    'Invention award for {topic} team',
    'The team behind our patented method in {topic} has received an invention award.',
  ],
  ['Data set for {topic} released', 'The research data set for {topic} may be used by anyone.'],
];
