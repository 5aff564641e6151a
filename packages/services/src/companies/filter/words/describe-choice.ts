import { joinWords } from './join-words.ts';

/** A condition on a field whose values are chosen from a list; null is a value that is missing. */
export type Choice =
  | { op: 'is' | 'isNot'; value: string | null }
  | { op: 'anyOf' | 'noneOf'; value: readonly (string | null)[] }
  | { op: 'isEmpty' | 'isNotEmpty' };

/** "Industry is Software or empty". Pure. */
export function describeChoice(label: string, condition: Choice, nameOf: (value: string | null) => string): string {
  switch (condition.op) {
    case 'is':
      return `${label} is ${nameOf(condition.value)}`;
    case 'isNot':
      return `${label} is not ${nameOf(condition.value)}`;
    case 'anyOf':
      return `${label} is ${joinWords(condition.value.map(nameOf), 'or')}`;
    case 'noneOf':
      return `${label} is not ${joinWords(condition.value.map(nameOf), 'or')}`;
    case 'isEmpty':
      return `${label} is empty`;
    case 'isNotEmpty':
      return `${label} is known`;
  }
}
