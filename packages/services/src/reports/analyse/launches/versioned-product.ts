const NAME = String.raw`\p{Lu}[\p{L}\d.-]*(?: (?:\p{Lu}|\d)[\p{L}\d.-]*){0,3}`;
const VERSION = String.raw`(?:[vR]\.?)?\d+(?:\.\d+){0,3}`;
const ANNOUNCED = new RegExp(
  String.raw`^(?:introducing|announcing|meet|welcome|say hello to|releasing|what['’]s new in|new in|vorgestellt:|voici|presentamos) (?:the )?(${NAME} ${VERSION})(?![\p{L}\d%]|\.\d)`,
  'iu',
);
const RELEASED = new RegExp(
  String.raw`^(?:.{0,60}[:–—] )?(${NAME} ${VERSION})\s(?:(?:is|has been|was|now|out|officially)\s){0,3}(?:released?|launched|available|out|here|live|veröffentlicht|verfügbar|disponible|publié|lanzad[oa])(?!\p{L})`,
  'u',
);

/** "New in the freezer: Thistle Dumplings". */
const NEW_IN = /^New (?:in|on|at)(?! \d)[^:]{0,40}: (\p{Lu}[\p{L}\d.’'-]*(?: [\p{Lu}\d][\p{L}\d.’'-]*){1,4})$/u;

/**
 * A product and its version in a title that brings it out, as "Introducing Thistle 5" and "Thistle Arm 2.1 released":
 * the figure makes a name of words that would else describe. Null for all other titles.
 */
export function versionedProduct(title: string): string | null {
  const found = ANNOUNCED.exec(title)?.[1] ?? RELEASED.exec(title)?.[1] ?? NEW_IN.exec(title)?.[1] ?? null;
  return found !== null && /^\p{Lu}/u.test(found) && !/^(?:Q\d|H\d|Part|Top|The)\b|\b(?:19|20)\d\d$/.test(found)
    ? found
    : null;
}
