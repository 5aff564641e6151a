import { fold } from '@workbench/text/fold';

/** As vendors shorten them. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  vp: 'vice president',
  svp: 'senior vice president',
  evp: 'executive vice president',
  avp: 'assistant vice president',
  sr: 'senior',
  jr: 'junior',
  mgr: 'manager',
  dir: 'director',
  eng: 'engineering',
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cto: 'chief technology officer',
  cmo: 'chief marketing officer',
  cio: 'chief information officer',
  cpo: 'chief product officer',
  cro: 'chief revenue officer',
  hr: 'human resources',
  it: 'information technology',
};
const FILLERS = new Set(['of', 'and', 'the', 'for', 'at', 'in']);

/** The same for the same job, however a vendor writes it: "VP, Engineering" and "Vice President of Engineering". */
export function titleKey(title: string): string {
  return fold(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => LONG_FORMS[word] ?? word)
    .join(' ');
}
