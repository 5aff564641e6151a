/** What stands behind a piece of text, as far as inline styles tell. */
export type Backdrop = 'white' | 'other' | null;

type Attributes = Record<string, string>;

const WHITE =
  /^(?:white|#fff(?:f|fff|fffff)?|rgba?\(\s*255\s*,\s*255\s*,\s*255\s*(?:,\s*1(?:\.0*)?\s*)?\)|hsl\(\s*\d+\s*,\s*\d+%\s*,\s*100%\s*\))$/;
const ZERO_LENGTH = /^0*\.?0*(?:px|r?em|pt|%|vw|vh)?$/;

/**
 * Whether an element is kept from a reader's eyes by what it says itself. Text that only machines see is where a page
 * hides what it wants a program to believe.
 */
export function isHidden(attributes: Attributes, behind: Backdrop): boolean {
  if ('hidden' in attributes || attributes['aria-hidden']?.trim().toLowerCase() === 'true') return true;
  const style = declarationsOf(attributes);
  if (/^none\b/.test(style.get('display') ?? '') || /^(?:hidden|collapse)\b/.test(style.get('visibility') ?? '')) {
    return true;
  }
  if (isZeroLength(style.get('font-size')) || isZeroLength(style.get('opacity'))) return true;
  const isClipped = /hidden|clip/.test(style.get('overflow') ?? '');
  if (isClipped && (isZeroLength(style.get('height')) || isZeroLength(style.get('width')))) return true;
  const isAway = ['left', 'top', 'right', 'text-indent', 'margin-left'].some((side) =>
    /^-\d{3,}(?:\.\d+)?(?:px|em|rem|vw|%)?$/.test(style.get(side) ?? ''),
  );
  return isAway || isInvisibleColour(attributes, style, behind);
}

function isInvisibleColour(attributes: Attributes, style: Map<string, string>, behind: Backdrop): boolean {
  const colour = style.get('color') ?? attributes.color?.trim().toLowerCase();
  if (colour === undefined) return false;
  if (colour === 'transparent' || /^rgba\([^)]*,\s*0(?:\.0*)?\s*\)$/.test(colour)) return true;
  // A page is white unless it says otherwise.
  return WHITE.test(colour) && backdropOf(attributes, behind) !== 'other';
}

/** What stands behind the text inside an element, given what stands behind the element. */
export function backdropOf(attributes: Attributes, behind: Backdrop): Backdrop {
  const style = declarationsOf(attributes);
  const stated =
    style.get('background-color') ??
    style.get('background') ??
    style.get('background-image') ??
    attributes.bgcolor?.trim().toLowerCase();
  if (stated === undefined || /^(?:none|transparent|inherit|initial|unset)$/.test(stated)) return behind;
  return WHITE.test(stated) ? 'white' : 'other';
}

function declarationsOf({ style }: Attributes): Map<string, string> {
  const entries = (style ?? '')
    .slice(0, 2000)
    .toLowerCase()
    .split(';')
    .map((part) => {
      const colon = part.indexOf(':');
      const value = part
        .slice(colon + 1)
        .replace(/!\s*important/, '')
        .trim();
      return [part.slice(0, Math.max(0, colon)).trim(), value] as const;
    });
  return new Map(entries);
}

const isZeroLength = (value: string | undefined) => value !== undefined && /\d/.test(value) && ZERO_LENGTH.test(value);

/** Elements that frame a page's content and are the same on all of its pages, or are no text. */
const FRAME_ELEMENTS = new Set(
  'nav footer dialog iframe object embed canvas button select textarea datalist audio video map'.split(' '),
);
const FRAME_ROLES = /^(?:navigation|contentinfo|dialog|alertdialog|search|menu|menubar|toolbar)$/;
const FRAME_NAMES =
  /(?:^|[\s_-])(?:cookie[\w-]*(?:banner|consent|notice|bar|popup|modal|overlay|message|law|dialog)|consent-?(?:banner|manager|bar)|gdpr[\w-]*|onetrust[\w-]*|cookiebot|usercentrics|breadcrumbs?|skip-?link|skip-to-content|site-?footer|page-?footer|site-?nav|main-?menu|share-?buttons?|social-?share)(?:$|[\s_-])/i;

/** Whether an element is the page's frame: navigation, footer, cookie banner. `isInPart`: a footer would be its part's. */
export function isFrame(name: string, attributes: Attributes, isInPart: boolean): boolean {
  // The footer of an article, or of a card of many, may hold its date.
  if (name === 'footer') return !isInPart;
  if (FRAME_ELEMENTS.has(name)) return true;
  if (FRAME_ROLES.test(attributes.role?.trim().toLowerCase() ?? '')) return true;
  // What is named so on these holds the whole page.
  if (name === 'html' || name === 'body' || name === 'main' || name === 'article') return false;
  return FRAME_NAMES.test(`${attributes.id ?? ''} ${attributes.class ?? ''}`.slice(0, 500));
}
