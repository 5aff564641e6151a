import type { Finding } from './finding.ts';

const SIGNS: Record<Finding['state'], string> = {
  ok: 'ok     ',
  warning: 'WARNING',
  fault: 'FAULT  ',
  'not checked': '–      ',
};

/** One line for each check, and below a warning or a fault what to do. */
export function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, state, what, cure }) => [
    `${SIGNS[state]}  ${check.padEnd(width)}  ${what}`,
    ...(cure === null ? [] : [`${' '.repeat(9)}${' '.repeat(width)}  → ${cure}`]),
  ]);
  return [...lines, '', summary(findings), ''].join('\n');
}

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const faults = count('fault');
  const warnings = count('warning');
  if (faults + warnings === 0) return 'Nothing is wrong.';
  const number = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
  return `${number(faults, 'fault')}, ${number(warnings, 'warning')}.`;
}
