export interface QuotedText {
  before: string;
  /** The quote as it stands in the text; empty when it was not found there. */
  quote: string;
  after: string;
}

/**
 * The stored text cut at a quote, so that it can be highlighted. White space may differ: a quote over a line break
 * is still the same words.
 */
export function splitAtQuote(text: string, quote: string): QuotedText {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  const whole = { before: text, quote: '', after: '' };
  if (words.length === 0) return whole;
  const exact = text.indexOf(quote);
  if (exact !== -1) return splitAt(text, exact, quote.length);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern).exec(text);
  return match === null ? whole : splitAt(text, match.index, match[0].length);
}

function splitAt(text: string, start: number, length: number): QuotedText {
  return {
    before: text.slice(0, start),
    quote: text.slice(start, start + length),
    after: text.slice(start + length),
  };
}
