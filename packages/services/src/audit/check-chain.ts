import type { AuditLineDoc } from '@workbench/db';
import type { ChainTail } from './chain-tail.ts';
import { hashLine } from './line-hash.ts';
import type { AuditFault } from './schemas.ts';

/** Reads the lines in their order and names those that are not as they were written. Pure. */
export class ChainCheck {
  readonly #start: number;
  readonly #isSealed: (line: AuditLineDoc) => boolean;
  #last: ChainTail;
  #isLastChanged = false;
  lines = 0;
  faults: AuditFault[] = [];

  /**
   * @param start what the first line continues
   * @param isSealed whether the seal of a line fits its hash
   */
  constructor(start: ChainTail, isSealed: (line: AuditLineDoc) => boolean) {
    this.#start = start.sequence;
    this.#last = start;
    this.#isSealed = isSealed;
  }

  /** The last line that counts; null before the first. */
  get head(): ChainTail | null {
    return this.#last.sequence === this.#start ? null : this.#last;
  }

  read(line: AuditLineDoc): void {
    this.lines += 1;
    const sequence = line._id;
    const next = this.#last.sequence + 1;
    if (!Number.isSafeInteger(sequence) || sequence < next) {
      this.#add(sequence, 'inserted', 'was inserted: no line is written with this number');
      return;
    }
    const isChanged = hashLine(line) !== line.hash || !this.#isSealed(line);
    if (sequence > next) {
      const gap = sequence - next;
      this.#add(next, 'missing', gap === 1 ? 'is missing' : `and ${gap - 1} after it are missing`);
    } else if (!isChanged && !this.#isLastChanged && line.previousHash !== this.#last.hash) {
      this.#add(sequence, 'unlinked', 'does not continue the line before it');
    }
    if (isChanged) this.#add(sequence, 'changed', 'is not as it was written');
    this.#last = { sequence, hash: line.hash };
    this.#isLastChanged = isChanged;
  }

  #add(sequence: number, kind: AuditFault['kind'], problem: string): void {
    this.faults.push({ sequence, kind, message: `Line ${sequence} ${problem}` });
  }
}
