import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** As deep as browsers nest; the parser goes through all open elements at each closing tag that fits none. */
const DEPTH_MAX = 512;

class TooDeep extends Error {}

/** Hands a document's parts to `handler`, up to a place where it is nested deeper than any honest one. */
export function parseMarkup(text: string, handler: Partial<Handler>, options?: ParserOptions): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentagname(name) {
        depth += 1;
        if (depth > DEPTH_MAX) throw new TooDeep();
        handler.onopentagname?.(name);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  try {
    parser.end(text);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}
