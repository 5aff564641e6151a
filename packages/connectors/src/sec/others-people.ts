import { MONTHS } from '@workbench/text/months';
import { namesCompany } from '../company-identity/company-name.ts';

/** The company that files, as the subject of a clause. */
const FILER =
  /(?<!\b(?:of|to|for|by|with|from|than|serves?|advises|manages)\s)\b(?:we|the\s+(?:company|group|registrant|corporation|firm|bank|trust|partnership)|our\s+(?:company|group))\b/gi;
const OTHERS =
  /\b(?:competitors?|customers?|clients?|suppliers?|vendors?|peers?|shareholders|stockholders|managers?|advis[eo]rs?|sponsors?|franchisees?|licensees?|investees?|subsidiar(?:y|ies)|affiliates?|parent|target|joint\s+ventures?|related\s+part(?:y|ies)|third\s+part(?:y|ies)|tenants?|borrowers?|portfolio|staffing|predecessor)\b/i;
/** With the company's own people these are all of the group's. */
const ITS_GROUP =
  /,?\s*\b(?:and|including|together\s+with|with|through)\s+(?:all\s+of\s+)?(?:our|its|the|their)\s+(?:(?:consolidated|wholly[- ]owned|operating|direct|indirect|and)\s+){0,4}(?:subsidiaries|affiliates)(?:\s+and\s+affiliates)?,?/gi;
/** Between the company and the number: then there are not so many, or not now. */
const NOT_SO =
  /\b(?:no\s+longer|not|never|nor|would|could|might|will|expects?|intends?|plans?|targets?|if|unless|fewer\s+than|less\s+than|up\s+to|at\s+least|at\s+most|(?:no|not)\s+more\s+than|under|below|maximum\s+of|minimum\s+of)\s/i;
const NAMED_SUBJECT =
  /(?:^|[\s“"])((?:\p{Lu}[\p{L}\d&.'’-]*\s+){0,5}\p{Lu}[\p{L}\d&.'’-]*)(?:,[^,;]{0,80},|\s+\([^()]{0,80}\))?\s+(?:had|has|have|employed|employs|and\s+its\s+\w+\s+(?:had|employed))\b/gu;
/** "Our Ohio plant had", "the Robotics segment had": the subject is not the whole company. */
const PART_AS_SUBJECT =
  /(?:\b(?:our|its|their|the|these|those|each|some|all|an?)|^['’]s)\s+((?:[\p{L}\d&'’.-]+\s+){1,6}?)(?:had|has|have|employ(?:ed|s)?|total(?:s|ed|led))\b/giu;
/** "In our Robotics segment, we had", "in Europe, we had". */
const IN_A_PART = new RegExp(
  String.raw`\b[Ii]n\s+(?!${MONTHS.join('|')})\p{Lu}[\p{L}\s]{0,40},\s*$|\b(?:[Ii]n|[Aa]t|[Ww]ithin|[Ff]or)\s+(?:our|its|the)\s+(?:[\p{L}-]+\s+){0,4}(?:segment|division|department|plant|facility|factory|unit|region|business|office|store|States|Kingdom)s?,\s*$`,
  'u',
);
const NO_EMPLOYEES =
  /\b(?:we|company|trust|partnership|registrant|fund|it)\s+(?:currently\s+|also\s+)?(?:(?:do|does|did)\s+not\s+(?:currently\s+|directly\s+)?(?:have|employ)\s+any|ha(?:s|ve|d)\s+no)\s+(?:full-time\s+|direct\s+)?employees(?:\s+of\s+(?:our|its)\s+own)?(?=[.,;:]|\s+(?:and|other\s+than|but|as)\b|$)/i;

/** Whether what stands before a number of people makes them someone else's, a bound, or no longer there. */
export function countsOthers(before: string, names: readonly string[]): boolean {
  const clause = before.slice(before.lastIndexOf(';') + 1).replace(ITS_GROUP, ' ');
  const filer = [...clause.matchAll(FILER)].at(-1);
  const sinceFiler = filer === undefined ? clause : clause.slice(filer.index + filer[0].length);
  if (OTHERS.test(sinceFiler) || NOT_SO.test(sinceFiler)) return true;
  if (filer !== undefined && IN_A_PART.test(clause.slice(0, filer.index))) return true;
  const parts = [...sinceFiler.matchAll(PART_AS_SUBJECT)].map(([, part = '']) => part.trim());
  if (parts.some((part) => !/\b(?:workforce|team|staff)$/i.test(part) && !isFilerName(part, names))) return true;
  const subject = [...sinceFiler.matchAll(NAMED_SUBJECT)].at(-1)?.[1];
  return subject !== undefined && !isFilerName(subject, names);
}

/** Whether the company says that it has no employees at all. */
export const declaresNoEmployees = (text: string): boolean => NO_EMPLOYEES.test(text);

/** A part of a longer subject that only begins a sentence, or a day, is no name. */
function isFilerName(subject: string, names: readonly string[]): boolean {
  const words = subject.split(/\s+/).filter((word) => !COMMON.has(word));
  const name = words.join(' ');
  return words.length === 0 || names.some((each) => namesCompany(name, each) || namesCompany(each, name));
}

const COMMON: ReadonlySet<string> = new Set([
  ...MONTHS,
  ...'The Company Our We It Group Registrant Corporation Bank Trust Partnership As At In Overall Together Employees'.split(
    ' ',
  ),
]);
