import type { Round } from './measure.ts';
import { medianRound, percentile } from './measure.ts';

/** One line of the table; a line without `ok` informs and has no goal. */
interface Line {
  name: string;
  ours: string;
  floor: string;
  ratio: string;
  goal: string;
  ok: boolean | null;
}

const NAME_WIDTH = 50;
const NUMBER_WIDTH = 16;
const RATIO_WIDTH = 8;
const GOAL_WIDTH = 10;

/** Prints each line as soon as it is known, and remembers whether all goals were met. */
export class Report {
  #missed: string[] = [];

  get missed(): readonly string[] {
    return this.#missed;
  }

  section(title: string): void {
    print(`\n${title}`);
    this.#row(['', 'ours', 'floor', 'ratio', 'goal', '']);
  }

  note(text: string): void {
    print(`  ${text}`);
  }

  /** Rates of rounds that took turns: ours must reach `goal` times the floor's. Without a goal it only informs. */
  rate(name: string, rounds: Round[], unit: string, goal: number | null): void {
    const { ours, floor, ratio } = medianRound(rounds);
    this.#add({
      name,
      ours: `${rounded(ours)} ${unit}`,
      floor: `${rounded(floor)} ${unit}`,
      ratio: ratio.toFixed(2),
      goal: goal === null ? '' : `>= ${goal}`,
      ok: goal === null ? null : ratio >= goal,
    });
  }

  /** The 95th percentile of times, at most `goal` times the floor's. Without a goal it only informs. */
  latency(name: string, ours: number[], floor: number[], goal: number | null): void {
    const ratio = percentile(ours, 95) / percentile(floor, 95);
    this.#add({
      name,
      ours: p95(ours),
      floor: p95(floor),
      ratio: ratio.toFixed(2),
      goal: goal === null ? '' : `<= ${goal}`,
      ok: goal === null ? null : ratio <= goal,
    });
  }

  /** A measure with a fixed limit, as milliseconds or megabytes. */
  limit(name: string, value: number, unit: string, goal: number): void {
    const shown = value >= 100 ? rounded(value) : value.toFixed(value < 1 ? 3 : 1);
    this.#add({ name, ours: `${shown} ${unit}`, floor: '', ratio: '', goal: `<= ${goal}`, ok: value <= goal });
  }

  /** A measure with a fixed limit for ours, beside that of the floor: less is better. */
  size(name: string, ours: number, floor: number, unit: string, goal: number | null): void {
    this.#add({
      name,
      ours: `${rounded(ours)} ${unit}`,
      floor: `${rounded(floor)} ${unit}`,
      ratio: (ours / floor).toFixed(2),
      goal: goal === null ? '' : `<= ${goal.toLocaleString('en')}`,
      ok: goal === null ? null : ours <= goal,
    });
  }

  /** A statement that holds or not; what contradicts it is printed below it. */
  check(name: string, contradictions: string[]): void {
    this.#add({ name, ours: '', floor: '', ratio: '', goal: '', ok: contradictions.length === 0 });
    for (const contradiction of contradictions) this.note(`  ${contradiction}`);
  }

  #add({ name, ours, floor, ratio, goal, ok }: Line): void {
    if (ok === false) this.#missed.push(name);
    this.#row([name, ours, floor, ratio, goal, ok === null ? '' : ok ? 'ok' : 'MISS']);
  }

  #row([name = '', ours = '', floor = '', ratio = '', goal = '', verdict = '']: string[]): void {
    print(
      `  ${name.padEnd(NAME_WIDTH)}${ours.padStart(NUMBER_WIDTH)}${floor.padStart(NUMBER_WIDTH)}` +
        `${ratio.padStart(RATIO_WIDTH)}${goal.padStart(GOAL_WIDTH)}  ${verdict}`,
    );
  }
}

function p95(times: number[]): string {
  return `${percentile(times, 95).toFixed(1)} ms`;
}

function rounded(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function print(line: string): void {
  process.stdout.write(`${line.trimEnd()}\n`);
}
