/** Headlines that have the words of good news and say something else, and the namesakes of a company. */
export const BAD_NEWS: Record<string, string[]> = {
  equity_raise: [
    'Tallowmere secures $40 million to build an order management platform',
    'Tallowmere raises €9m round led by Birchline for its new factory',
    'Birchline leads $40 million round in Tallowmere',
    'Tallowmere raises $12m Series A to double production',
    'Tallowmere raises $30 million from insurance group Corvane Life for expansion',
  ],
  partnership: ['Tallowmere renews its partnership with Halden'],
  office_move: [
    'Tallowmere closes Berlin office and moves to Hamburg',
    'Tallowmere shuts old depot and opens a larger one in Hull',
    'Tallowmere opens Berlin office',
  ],
  other: [
    'Tallowmere lands $40 million fine',
    'Tallowmere gets $40 million bill from tax office',
    'Tallowmere funding round falls through',
    'Tallowmere burns through Series B',
    'Tallowmere raises guidance to $40 million',
    'Tallowmere secures $40 million in order backlog',
    'Tallowmere wins $40 million from insurer',
    'Tallowmere receives $3 million from insurer',
    'Tallowmere closes at $40 on debut',
    'Tallowmere leads $40 million round in Fabrikam',
    'Tallowmere leads Series A round for Globex',
    'Tallowmere loses partnership with Halden',
    'Tallowmere partnership with Halden ends',
    'Tallowmere closes Berlin office',
    'Tallowmere shuts its plant in Hull',
    'Tallowmere to close York plant',
  ],
  noise: [
    'Nobody invests in Tallowmere',
    'Tallowmere struggles to raise $40 million',
    'Tallowmere founder raises $40 million for new startup',
    'April Fools: Tallowmere raises $40 billion',
    'April Fools: we raise $40 billion',
  ],
};

/** On the company's own pages; a longer name is another firm's. */
export const NAMESAKES: readonly string[] = [
  'Tallowmere Capital closes $200m buyout fund',
  'Tallowmere Capital opens Geneva office',
  'Tallowmere Capital Opens Geneva Office',
  'Tallowmere Ventures raises $40 million',
  'Tallowmere Dental and Halden sign distribution agreement',
];
/** The company itself, with a product's or its own full name. */
export const NO_NAMESAKES: readonly string[] = [
  'Tallowmere Robotics opens Geneva office',
  'Tallowmere Partners With Halden on New Geneva Office',
  'Tallowmere GripOne production moves to new Geneva plant',
  'Tallowmere and Tallowmere Capital open shared office in Geneva',
];
