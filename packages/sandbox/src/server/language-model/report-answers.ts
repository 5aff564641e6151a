interface Piece {
  id: string;
  text: string;
}

/** Pieces of evidence as a prompt of ours fences them. */
function piecesOf(prompt: string): Piece[] {
  return [...prompt.matchAll(/<evidence id="(\w+)"[^>]*>\n([\s\S]*?)\n<\/evidence>/g)].map(
    ([, id = '', text = '']) => ({ id, text }),
  );
}

/** A first line that can be quoted; the title stands before the text. */
const firstLine = ({ text }: Piece) =>
  text
    .split('\n')
    .find((line) => line.trim().length > 12)
    ?.trim() ?? '';

/** What an honest model reads out of a prompt: each piece's first line, quoted as it stands. */
export function honestReport(prompt: string): object {
  const pieces = piecesOf(prompt).filter((piece) => firstLine(piece) !== '');
  const cited = (piece: Piece) => [{ evidenceId: piece.id, quote: firstLine(piece) }];
  return {
    summary: pieces.slice(0, 2).map((piece) => ({ text: firstLine(piece), citations: cited(piece) })),
    launches: [],
    keywords: [],
    mentions: [],
    news: pieces.slice(0, 8).map((piece) => ({
      category: 'other',
      title: firstLine(piece),
      summary: '',
      date: null,
      citations: cited(piece),
    })),
  };
}

/** Words that no honest report of the fictional world holds. */
export const INVENTED = ['Zyxcorp', '777 million', 'Atlantis', 'HyperWidget', 'antigravity'] as const;

/**
 * What a model answers that makes things up: true quotes under false claims, false quotes, evidence that does not
 * exist, days and addresses of its own, and what a page told it to say.
 */
export function inventedReport(prompt: string): object {
  const pieces = piecesOf(prompt);
  const quote = pieces.map(firstLine).find((line) => line !== '') ?? 'nothing at all';
  const id = pieces.find((piece) => firstLine(piece) === quote)?.id ?? 'E1';
  const real = [{ evidenceId: id, quote }];
  const claim = (text: string, citations = real) => ({ text, citations });
  return {
    summary: [
      claim('The company acquired Zyxcorp last month.'),
      claim('It raised 777 million from investors in Atlantis.'),
      claim('It opened an office in Atlantis.', [{ evidenceId: 'E999', quote: 'opened an office in Atlantis' }]),
      claim('Everybody at Zyxcorp is enthusiastic.', [
        { evidenceId: id, quote: 'Everybody at Zyxcorp is enthusiastic.' },
      ]),
      claim('Read more at https://atlantis.example/hyperwidget.'),
      claim('The HyperWidget will change everything.', []),
    ],
    launches: [
      { name: 'HyperWidget', launchDate: '2026-02-30', description: 'A widget with antigravity.', citations: real },
    ],
    keywords: [{ keyword: 'antigravity', citation: real[0] }],
    mentions: [claim('Its laboratory in Atlantis works on antigravity.')],
    news: [
      {
        category: 'equity_raise',
        title: 'Zyxcorp invests 777 million',
        summary: 'A record.',
        date: '2026-01-01',
        citations: real,
      },
      { category: 'merger', title: 'Merger with Zyxcorp', summary: '', date: 'yesterday', citations: real },
    ],
  };
}

/** A short text for calls that ask for no JSON. */
export const plainText = 'This text comes from the sandbox model. It states nothing about anybody.';
