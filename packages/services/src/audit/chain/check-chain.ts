import type { AuditLineDoc } from '@workbench/db';
import { AUDIT_FAULTS_MAX, SEQUENCE_MAX } from '../limits.ts';
import type { AuditFault } from '../schemas.ts';
import type { ChainTail } from './chain-tail.ts';

/** Reads the lines in their order and names those that are not as they were written. Pure. */
export class ChainCheck {
  readonly #start: number;
  readonly #isAsWritten: (line: AuditLineDoc) => boolean;
  #last: ChainTail;
  #isLastChanged = false;
  lines = 0;
  firstSequence: number | null = null;
  /** The last line that is as it was written; null without one. */
  head: ChainTail | null = null;
  /** The first of them, as many as are shown. */
  faults: AuditFault[] = [];
  faultCount = 0;

  /**
   * @param start what the first line continues; lines up to it may be left, and are only looked at for themselves
   * @param isAsWritten whether hash and seal of a line fit
   */
  constructor(start: ChainTail, isAsWritten: (line: AuditLineDoc) => boolean) {
    this.#start = start.sequence;
    this.#last = start;
    this.#isAsWritten = isAsWritten;
  }

  /** The number of the last line that counts, whether it was changed or not. */
  get lastSequence(): number {
    return this.#last.sequence;
  }

  read(line: AuditLineDoc): void {
    const sequence: unknown = line._id;
    if (!isSequence(sequence)) {
      this.#add(Number.isFinite(sequence) ? Number(sequence) : 0, 'inserted', NEVER_WRITTEN);
      return;
    }
    const isChanged = !this.#isAsWritten(line);
    if (sequence <= this.#start) {
      if (isChanged) this.#add(sequence, 'inserted', NEVER_WRITTEN);
      return;
    }
    this.lines += 1;
    this.firstSequence ??= sequence;
    const next = this.#last.sequence + 1;
    if (sequence > next) {
      const gap = sequence - next;
      this.#add(next, 'missing', gap === 1 ? 'is missing' : `and ${gap - 1} after it are missing`);
    } else if (!isChanged && !this.#isLastChanged && line.previousHash !== this.#last.hash) {
      this.#add(sequence, 'unlinked', 'does not continue the line before it');
    }
    this.#last = { sequence, hash: line.hash };
    this.#isLastChanged = isChanged;
    if (isChanged) this.#add(sequence, 'changed', 'is not as it was written');
    else this.head = this.#last;
  }

  add(fault: AuditFault): void {
    this.faultCount += 1;
    if (this.faults.length < AUDIT_FAULTS_MAX) this.faults.push(fault);
  }

  #add(sequence: number, kind: AuditFault['kind'], problem: string): void {
    this.add({ sequence, kind, message: `Line ${sequence} ${problem}` });
  }
}

const NEVER_WRITTEN = 'was inserted: no line is written with this number';

const isSequence = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= SEQUENCE_MAX;
