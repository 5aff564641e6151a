import { companyLine, escapeFence, fencedItem } from '../analyse/model/fence-evidence.ts';
import type { Citation, EvidenceItem } from '../schemas.ts';

/** A statement of a draft that is to be read again. */
interface StatementToRead {
  /** "S1", "S2" …: unique within a call. */
  id: string;
  text: string;
  /** The day under which it would be shown; null for none. */
  day: string | null;
  citations: readonly Citation[];
  /** Figures, units and days that do not stand literally in its evidence. */
  doubts: readonly string[];
}

/** Statements about one company, and the evidence that they cite. */
export interface StatementsOfCompany {
  company: { name: string; domain: string };
  evidence: readonly EvidenceItem[];
  statements: readonly StatementToRead[];
}

/** The data of a second reading, fenced like that of the analyst. A report has one company; an evaluation may join many. */
export function statementsPrompt(companies: readonly StatementsOfCompany[], today: string): string {
  return [`Today is ${today}.`, ...companies.map(ofCompany)].join('\n\n');
}

const ofCompany = ({ company, evidence, statements }: StatementsOfCompany) =>
  [companyLine(company), ...evidence.map((item) => fencedItem(item)), ...statements.map(fencedStatement)].join('\n\n');

function fencedStatement({ id, text, day, citations, doubts }: StatementToRead): string {
  const quotes = citations.map(({ evidenceId, quote }) => `Cites ${escapeFence(evidenceId)}: “${escapeFence(quote)}”`);
  // Last, where no words of the statement or of a quote can stand.
  const doubted = doubts.length === 0 ? [] : [`Not found literally in its evidence: ${escapeFence(doubts.join('; '))}`];
  const head = `<statement id="${id}" day="${day ?? 'none'}">`;
  return [head, escapeFence(text), ...quotes, ...doubted, '</statement>'].join('\n');
}
