/** Paragraphs that follow the lead. None of them tells news of its own. */
export const QUOTES = [
  '“This is the fruit of years of patient work by the whole team,” said {ceo}, chief executive of {company}.',
  '“We could not be happier,” {ceo} said. “Our customers asked for this, and now they have it.”',
  '{ceo} commented: “It is a big day for everybody at {company}.”',
  '“I would like to thank the team for its commitment,” adds {cto}.',
  'According to {ceo}, the step had been prepared for more than a year.',
  '“Nothing changes for those who already work with us,” said {person}.',
  '“There is a lot to do, and we look forward to it,” {ceo} says.',
  '“Good things take time,” {cto} said with a smile.',
] as const;

export const BOILERPLATES = [
  'About {company}: Founded in {year}, {company} is active in the field of {industry} and has its seat in {city}. More at {domain}.',
  '{company} is a {city} based company in {industry}. Visit https://{domain} to learn more.',
  'Media contact: press@{domain}',
  'About us. Since {year} {company} has served customers in {industry}. This text may contain forward-looking statements.',
] as const;

export const DETAILS = [
  'Further details will be given to customers by their account managers in the coming weeks.',
  'The company did not comment on financial details.',
  'Questions can be sent to the address below at any time.',
  'A summary in other languages will follow.',
  'Photographs for the press are available on request.',
  'Both sides expect the first results before the summer.',
] as const;
