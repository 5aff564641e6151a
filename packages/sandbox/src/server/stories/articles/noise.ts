import type { Template } from './template.ts';

/** Posts that tell nothing new of the company itself. */
export const NOISE: readonly Template[] = [
  [
    '{number} tips for better planning',
    'Planning well is hard. Here are our tips, collected from a decade of practice.',
  ],
  [
    'Webinar: what comes next in {industry}',
    'Join our webinar and hear what experts think about the future of {industry}.',
  ],
  [
    'How {customer} cut its costs by {number} percent',
    '{customer} needed to save money. This is the story of how it did.',
  ],
  ['Five myths about {industry}', 'There are many myths about {industry}. We look at five of them.'],
  ['What we read this month', 'A list of articles and books that our team liked this month.'],
  [
    'Why {customer} raised {amount}, and what you can learn from it',
    'Last month {customer} raised {amount}. We asked its founders for advice on fundraising.',
  ],
  ['Guide: how to choose a supplier', 'This guide explains what to look for when you choose a supplier.'],
  ['Meet the team: {person}', '{person} likes hiking and strong coffee. A short talk.'],
  ['Visit us at the {city} trade fair', 'You will find us in hall {number}. Come by for a coffee.'],
  ['Customer story: {customer}', '{customer} opened a new office in {place2} last year and uses our product there.'],
  ['Checklist for your next audit', 'Print this checklist and be prepared for your next audit.'],
  ['Opinion: {industry} needs better rules', 'In this column {ceo} argues that {industry} needs better rules.'],
  ['The complete glossary of {industry}', 'From A to Z: the words that everyone in {industry} should know.'],
  ['Ask the expert: questions about {industry}', 'You asked, our expert answers. Today: questions about {industry}.'],
  ['Best practices for remote teams', 'Remote teams need clear habits. These are ours.'],
  ['How partnerships succeed: a guide', 'Most partnerships fail. A guide to those that do not.'],
  ['When should you move your office?', 'Moving office is a big step. Ten signs that it is time.'],
  ['Season’s greetings', 'We wish all our customers and friends a happy new year.'],
  ['Save the date: open house in {city}', 'Save the date for our open house with music and cake.'],
  ['Trends to watch in {industry}', 'Which trends will shape {industry}? Our editors look ahead.'],
  ['Podcast: a talk with {person} of {customer}', 'In the new episode {person} of {customer} talks about leadership.'],
  ['Product launches: a checklist', 'A good product launch needs a plan. Here is a checklist.'],
  ['{industry} in numbers', 'How large is the market? We collected the numbers of public statistics.'],
  ['How to get started with {topic}', 'New to it? This post explains the first steps and common words.'],
  ['Our summer party in pictures', 'Sun, music and good food: pictures of our summer party.'],
  ['Seven questions to ask before you buy', 'Before you buy, ask these seven questions.'],
];
