import type { Template } from './template.ts';

/** News that is neither money, nor partners, nor places. */
export const OTHER_NEWS: readonly Template[] = [
  [
    '{company} appoints {person} as {role}',
    '{company} has appointed {person} as {role}, effective at the beginning of next month.',
  ],
  ['{person} joins {company} as {role}', '{person}, previously at {customer}, joins {company} as {role}.'],
  ['{company} acquires {partner2}', '{company} has acquired {partner2} for an undisclosed sum.'],
  ['{company} reports record year', 'Revenue of {company} rose by {number} percent last year, the company reported.'],
  [
    '{company} named employer of the year in {city}',
    'The chamber of commerce of {city} has named {company} employer of the year.',
  ],
  ['{company} receives ISO 27001 certification', 'An independent auditor has certified {company} under ISO 27001.'],
  [
    '{ceo} steps down as chief executive of {company}',
    'After twelve years {ceo} steps down as chief executive; {person} will follow.',
  ],
  [
    '{company} publishes sustainability report',
    'In its sustainability report {company} shows how emissions fell by {number} percent.',
  ],
  ['{company} to cut {number} jobs', '{company} will cut {number} jobs, mostly in administration.'],
  [
    '{company} celebrates thirty years',
    '{company}, founded in {year}, celebrates its anniversary with staff and customers.',
  ],
  [
    '{company} completes purchase of {partner2}',
    'The purchase of {partner2} by {company} was completed after the authorities agreed.',
  ],
  ['{company} wins {city} Business Award', 'The jury gave the {city} Business Award to {company} for its service.'],
  ['{company} settles dispute with {customer}', '{company} and {customer} have settled their dispute out of court.'],
  ['New chair for the board of {company}', 'The supervisory board of {company} has elected {person} as its chair.'],
  ['{company} lifts outlook after strong quarter', 'After a strong quarter {company} lifts its outlook for the year.'],
  ['{company} welcomes {number} apprentices', 'In September {number} apprentices began their training at {company}.'],
  ['{company} sells its services arm', '{company} has sold its services arm to {partner}, both firms said.'],
  ['{company} achieves carbon neutral operations', 'All sites of {company} have run on green power since January.'],
  [
    '{company} recalls parts of a delivery',
    '{company} recalls parts of a delivery as a precaution; no one was harmed.',
  ],
  ['{person} promoted to {role}', '{company} has promoted {person} to {role}.'],
  ['{company} merges its divisions', '{company} merges two divisions and gives them one leadership.'],
  [
    '{company} ranks among fastest growing firms',
    '{company} takes place {number} in this year’s list of fast growing firms.',
  ],
  [
    '{company} launches foundation for schools',
    'The foundation of {company} will give {thousand} euros a year to schools in {city}.',
  ],
  ['{company} changes its legal form', 'The shareholders of {company} voted for a change of the legal form.'],
  ['{company} mourns its founder', 'The founder of {company} died on Sunday at the age of {number}.'],
];
