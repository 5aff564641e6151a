import type { Random } from '../../random.ts';

export const SENIORITIES = [
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
] as const;
export type Seniority = (typeof SENIORITIES)[number];

export interface Post {
  title: string;
  seniority: Seniority;
  /** "engineering". */
  department: string;
  skills: readonly string[];
}

interface Department {
  name: string;
  chief: string;
  /** As it stands behind "Head of". */
  area: string;
  worker: string;
  skills: string[];
}

const department = (name: string, chief: string, area: string, worker: string, skills: string): Department => ({
  name,
  chief,
  area,
  worker,
  skills: skills.split('|'),
});

const DEPARTMENTS: readonly Department[] = [
  department('engineering', 'CTO', 'Engineering', 'Software Engineer', 'software architecture|cloud computing|python'),
  department('operations', 'COO', 'Operations', 'Operations Analyst', 'process improvement|lean management'),
  department('sales', 'CRO', 'Sales', 'Account Executive', 'negotiation|crm|account management'),
  department('marketing', 'CMO', 'Marketing', 'Marketing Specialist', 'seo|brand management|content strategy'),
  department('finance', 'CFO', 'Finance', 'Accountant', 'financial modeling|controlling'),
  department('human_resources', 'CHRO', 'People', 'Recruiter', 'talent acquisition|onboarding'),
  department('product', 'CPO', 'Product', 'Product Designer', 'roadmapping|user research'),
  department('information_technology', 'CIO', 'IT', 'Systems Administrator', 'information security|networking'),
  department('supply_chain', 'Chief Supply Chain Officer', 'Supply Chain', 'Buyer', 'procurement|supply chain'),
  department(
    'customer_service',
    'Chief Customer Officer',
    'Customer Success',
    'Support Specialist',
    'customer success',
  ),
];

/** Those that every company of any size has, the first ones in the smallest. */
export function leadingPosts(isPartnership: boolean): Post[] {
  const [engineering, operations, sales, marketing, finance] = DEPARTMENTS as [
    Department,
    Department,
    Department,
    Department,
    Department,
  ];
  return [
    isPartnership
      ? post('Partner', 'partner', operations)
      : { title: 'CEO', seniority: 'c_suite', department: 'operations', skills: ['strategy', 'leadership'] },
    post('VP of Engineering', 'vp', engineering),
    post('Founder', 'founder', operations),
    post('Head of Operations', 'head', operations),
    post('CTO', 'c_suite', engineering),
    post('VP of Sales', 'vp', sales),
    post('CFO', 'c_suite', finance),
    post('Director of Marketing', 'director', marketing),
    post('Owner', 'owner', finance),
    post('Head of Engineering', 'head', engineering),
  ];
}

const post = (title: string, seniority: Seniority, { name, skills }: Department): Post => ({
  title,
  seniority,
  department: name,
  skills,
});

/** Weights of the ranks below the top: many do the work, few lead it. */
const RANKS: readonly Seniority[] = [
  'vp',
  'head',
  'director',
  'director',
  'manager',
  'manager',
  'manager',
  'senior',
  'senior',
  'senior',
  'entry',
  'entry',
  'entry',
  'intern',
];

export function drawPost(random: Random): Post {
  const chosen = random.pick(DEPARTMENTS);
  const seniority = random.pick(RANKS);
  return post(titleOf(chosen, seniority, random), seniority, chosen);
}

function titleOf({ chief, area, worker }: Department, seniority: Seniority, random: Random): string {
  switch (seniority) {
    case 'vp':
      return random.chance(0.7) ? `VP of ${area}` : `Senior VP ${area}`;
    case 'head':
      return `Head of ${area}`;
    case 'director':
      return random.chance(0.6) ? `Director of ${area}` : `${area} Director`;
    case 'manager':
      return `${area} Manager`;
    case 'senior':
      return `Senior ${worker}`;
    case 'intern':
      return `${area} Intern`;
    case 'entry':
      return worker;
    default:
      return chief;
  }
}
