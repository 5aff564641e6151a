export type HeadlineLabel = 'equity_raise' | 'partnership' | 'office_move' | 'other' | 'launch' | 'noise';

export interface LabelledHeadline {
  label: HeadlineLabel;
  company: string;
  title: string;
  /** From the company's own feed instead of a newspaper. */
  isOwn: boolean;
}

/** A line is "Company :: Headline"; with "~" before it, it stands on the company's own site. */
export function labelled(label: HeadlineLabel, lines: string): LabelledHeadline[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [company = '', title = ''] = line.split(' :: ').map((part) => part.trim());
      if (title === '') throw new Error(`no headline in "${line}"`);
      return { label, company: company.replace(/^~/, ''), title, isOwn: company.startsWith('~') };
    });
}
