import { LEGAL_FORM_PATTERN } from '@workbench/identity/legal-forms';
import { NAME_MASK } from './mask-names.ts';

/**
 * How one language counts a company's own people. Sources of regular expressions: `{own}` stands for a masked name of
 * the company, `{we}` for every subject that is the company itself, `{count}` for a number with its hedges and adjectives and
 * `{bareCount}` for one without what follows it, `{noun}` for people, `{team}` for people who may be a team's, `{tail}` for what may follow without narrowing the count.
 */
export interface HeadcountGrammar {
  we: string;
  /** "the company": the one that the sentences before speak of. */
  theCompany: string;
  /** Words before a number that leave it a total: "more than". "Up to" is none of them. */
  hedges: string;
  adjectives: string;
  noun: string;
  team: string;
  /** Words that a pattern uses for people in place of either: "a staff of 40", "40-strong". */
  group?: string;
  /** Plainest first. */
  patterns: readonly string[];
  /**
   * What may stand before the pattern in its sentence, in words and one clause; anything else may make it another's, a
   * part's or a wish.
   */
  leadWords: string;
  leadClause: string;
  /** Nowhere before the pattern. */
  leadNever: string;
  tail: string;
  /** Behind the tail the statement is over, or goes on with one of these. */
  goesOn: string;
  /** A part of a company: "with 40 employees, we operate the plant". */
  part: string;
  /** Right behind the statement: they show that it counts others too, or that another says it. */
  never: string;
}

const THOUSANDS = String.raw`[,.'’\u202f ]`;
/** Neither a half of a range, a share, money nor a part of a longer number. */
const NUMBER = String.raw`(?<![\d.,–—$€£#%-])(?<number>\d{1,3}(?:${THOUSANDS}\d{3})+|\d{1,6})(?![\d%]|[.,]\d|\s?%|\s?[–—-]\s?\d)\s?\+?`;
const LEGAL_FORM = String.raw`(?:,? ${LEGAL_FORM_PATTERN}\b\.?)?`;
const EDGE_BEFORE = String.raw`(?<![\p{L}\p{N}’'-])`;
const EDGE_AFTER = String.raw`(?![\p{L}\p{N}])`;

export interface CompiledGrammar {
  patterns: RegExp[];
  theCompany: RegExp;
  /** The company, by any of its names or as "we". */
  ours: RegExp;
  name: RegExp;
  lead: RegExp;
  leadNever: RegExp;
  part: RegExp;
  /** The name begins a sentence, so that the next one's "the company" may be this one. */
  nameFirst: RegExp;
  end: RegExp;
}

/** What every statement of a language contains. Cheap to look for, where the patterns are not. */
export const mentionsPeople = ({ noun, team, group }: HeadcountGrammar): RegExp =>
  new RegExp([noun, team, group].filter(Boolean).join('|'), 'iu');

/** Compiled once, for the names of all companies: they are masked in the sentences. */
export function compileGrammar(grammar: HeadcountGrammar): CompiledGrammar {
  const own = `${NAME_MASK}+${LEGAL_FORM}`;
  const parts: Record<string, string> = {
    own,
    we: `(?:${grammar.we})`,
    theCompany: grammar.theCompany,
    count: `(?:(?:${grammar.hedges}) ){0,3}${NUMBER} (?:(?:${grammar.adjectives}),? ){0,3}`,
    bareCount: `(?:(?:${grammar.hedges}) ){0,3}${NUMBER}`,
    number: NUMBER,
    noun: `(?:${grammar.noun})${EDGE_AFTER}`,
    team: `(?:${grammar.noun}|${grammar.team})${EDGE_AFTER}`,
    tail: `(?:(?: |, )(?:${grammar.tail}))*`,
  };
  const fill = (source: string): string =>
    source.replace(/\{(\w+)\}/g, (whole, part: string) => (part in parts ? fill(parts[part] ?? '') : whole));
  const toRegExp = (source: string) => new RegExp(fill(source), 'iu');
  return {
    patterns: grammar.patterns.map((pattern) => toRegExp(`${EDGE_BEFORE}${pattern}`)),
    theCompany: toRegExp(`^(?:${grammar.theCompany})`),
    ours: toRegExp(`${EDGE_BEFORE}(?:${grammar.we})${EDGE_AFTER}`),
    name: toRegExp(`${EDGE_BEFORE}{own}${EDGE_AFTER}`),
    lead: toRegExp(
      `^(?:(?:${grammar.leadWords})[,:]? )*(?:${grammar.leadClause})?(?:(?:${grammar.leadWords})[,:]? )*$`,
    ),
    leadNever: toRegExp(`${EDGE_BEFORE}(?:${grammar.leadNever})`),
    part: toRegExp(`${EDGE_BEFORE}(?:${grammar.part})`),
    nameFirst: toRegExp(`^{own}${EDGE_AFTER}(?!['’-])`),
    end: toRegExp(
      `^{tail}(?:[.!?;:]|$|(?:,? |[,–—] ?| [–—(-] ?)(?!(?:${grammar.never})${EDGE_AFTER})(?:${grammar.goesOn})${EDGE_AFTER})`,
    ),
  };
}
