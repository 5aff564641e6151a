/** Verbs whose object is not who is looked for; each as "hiring", "who hire", "who hires", "that hire". */
const VERBS = `hire,hiring recruit,recruiting advise,advising coach,coaching train,training mentor,mentoring
  sell_to,selling_to serve,serving help,helping support,supporting assist,assisting replace,replacing
  supervise,supervising represent,representing teach,teaching employ,employing report_to,reporting_to
  report_into,reporting_into place,placing`;

const PASSIVE = ['managed by', 'led by', 'supervised by', 'hired by', 'married to'];
const WORKING = ['for', 'under', 'alongside'].flatMap((joint) =>
  ['work', 'works', 'working'].map((verb) => `${verb} ${joint}`),
);

const forms = (pair: string): string[] => {
  const [verb = '', gerund = ''] = pair.replaceAll('_', ' ').split(',');
  const third = verb.replace(/^(\w+)/, '$1s').replace(/(ch|sh)s\b/, '$1es');
  const plain = /^(?:sell|report|assist|support)/.test(verb) ? [verb, third] : [];
  return [gerund, `who ${verb}`, `who ${third}`, `that ${verb}`, `that ${third}`, ...plain];
};

export const ACTING_ON: readonly string[] = [...VERBS.trim().split(/\s+/).flatMap(forms), ...PASSIVE, ...WORKING];

/** Behind a company: what it looks for, it does not have. */
export const NEEDING: readonly string[] = [
  'looking for',
  'searching for',
  'seeking',
  'needing',
  'that need',
  'who need',
  'that seek',
  'hiring',
  'that are looking for',
  'who are looking for',
  'that are hiring',
  'without',
  'in need of',
];
