import { hash, type SandboxCompany } from '../sandbox-world.ts';
import { topicsOf } from './facts.ts';
import { type Plot, pickSome } from './plot.ts';
import type { StoryGithub } from './types.ts';

/** The company's organisation, one that only shares its name, or none. */
export function githubOf(plot: Plot): StoryGithub | null {
  const random = plot.randomOf('github');
  const isHomonym = plot.homonym !== null && random.chance(0.5);
  if (!isHomonym && !random.chance(plot.isResearcher ? 0.7 : 0.15)) return null;
  const topics = isHomonym ? ['minecraft', 'home brewing'] : topicsOf(plot.company);
  const proof = random.integer(0, 2);
  return {
    login: random.chance(0.75) ? plot.label : `${plot.label}-oss`,
    name: plot.company.name,
    blog: isHomonym ? `https://${plot.homonym?.domain}` : proof === 0 ? `https://${plot.company.domain}` : null,
    isVerified: !isHomonym && proof === 1,
    repositories: pickSome(random, REPOSITORIES, random.integer(1, 5)).map(([name, description, language], index) => {
      const topic = random.pick(topics);
      return {
        name: isHomonym ? `${name}-fork` : name,
        description: index === 4 ? null : description.replace('{topic}', topic),
        language,
        topics: [topic.replaceAll(' ', '-')],
        pushedOn: plot.dayAgo(random.integer(1, index === 0 ? 200 : 700)),
        isFork: index > 0 && random.chance(0.25),
      };
    }),
  };
}

/** Whether the site itself leads to the organisation: always where nothing else would show whose it is. */
export function isGithubLinked(company: SandboxCompany, { blog, isVerified }: StoryGithub): boolean {
  const hasProof = isVerified || blog === `https://${company.domain}`;
  if (!hasProof) return blog === null;
  return hash(`github link ${company.domain}`) % 2 === 0;
}

const REPOSITORIES = [
  ['toolkit', 'Tools for {topic}', 'Python'],
  ['sdk-typescript', 'Client library of our public API', 'TypeScript'],
  ['benchmarks', 'Benchmarks for {topic}', 'Rust'],
  ['simulator', 'A simulator for {topic} experiments', 'C++'],
  ['paper-code', 'Code that accompanies our papers on {topic}', 'Jupyter Notebook'],
  ['infrastructure', 'Shared deployment modules', 'HCL'],
  ['edge-runtime', 'Runtime for {topic} on small devices', 'C'],
  ['style-guide', 'How we write and draw', 'CSS'],
] as const;
